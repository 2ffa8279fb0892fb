import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address that leads to one server or another, as a virtual one does, or a name in DNS. */
export type MovingAddress = {
  readonly port: number;
  /** From now on it leads there; whoever is connected is cut off. */
  readonly leadTo: (port: number) => void;
  readonly close: () => Promise<void>;
};

export const openMovingAddress = async (first: number): Promise<MovingAddress> => {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port) => {
      target = port;
      cutAll();
    },
    close: async () => {
      server.close();
      cutAll();
    },
  };
};
