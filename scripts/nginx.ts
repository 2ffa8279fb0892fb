/** Finds the nginx that the printed configuration is tested with; installs Debian's where there is none and apt can be used. */
import { findOrInstall } from './apt.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx'];

/** The path of an nginx, or undefined where none is there and none can be installed. */
export const findNginx = (): string | undefined =>
  findOrInstall([process.env['NGINX_PATH'], ...PLACES], 'nginx-light', 'nginx for the tests of hosting');
