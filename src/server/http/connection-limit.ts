import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../app/addresses.ts';
import type { Metrics } from '../app/metrics.ts';
import { createAddressPlaces } from '../app/tally.ts';

/** Lets go at once of what one address opens beyond so many TCP connections, whatever it wants to ask over them. */
export const limitConnections = (server: Server, mostOfAddress: number, metrics: Metrics): void => {
  const places = createAddressPlaces(mostOfAddress);
  server.on('connection', (socket: Socket) => {
    const leave = places.take(addressKey(socket.remoteAddress ?? ''));
    if (leave === undefined) {
      metrics.refused('connection');
      socket.destroy();
    } else socket.once('close', leave);
  });
};
