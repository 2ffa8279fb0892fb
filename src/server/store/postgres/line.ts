import { Client, type ClientConfig } from 'pg';
import { endsLine, NoLineError, problemOf } from './problem-of.ts';

export type Line = {
  /** The line, made anew where it is lost; throws where there is none to be had. */
  readonly open: () => Promise<Client>;
  /** Looks whether an error has ended the line; then the next one who asks gets another. */
  readonly failed: (client: Client, error: unknown) => void;
  readonly close: () => Promise<void>;
};

export type LineParts = {
  readonly config: ClientConfig;
  /** Makes a line ready that was opened just now. */
  readonly prepare: (client: Client) => Promise<void>;
  /** Called when a line is lost that was in use. */
  readonly lost?: () => void;
};

/** One line to a database, for those who need it to be the same one. */
export const createLine = ({ config, prepare, lost = () => {} }: LineParts): Line => {
  let current: Promise<Client> | undefined;
  const clients = new WeakMap<Client, Promise<Client>>();

  const forget = (client: Client): void => {
    if (current === undefined || current !== clients.get(client)) return;
    current = undefined;
    lost();
  };
  /** Ends a line without waiting for it: the other side may never answer. */
  const leave = (client: Client): void => void client.end().catch(() => {});

  const connect = async (): Promise<Client> => {
    const client = new Client(config);
    // Told by whatever is asked next.
    client.on('error', () => forget(client));
    client.on('end', () => forget(client));
    try {
      await client.connect();
      await prepare(client);
      return client;
    } catch (error) {
      leave(client);
      throw problemOf(error) === undefined
        ? new NoLineError((error as Error).message, { cause: error })
        : error;
    }
  };

  return {
    open: () => {
      if (current === undefined) {
        const connecting = connect();
        current = connecting;
        connecting.then(
          (client) => clients.set(client, connecting),
          () => {
            if (current === connecting) current = undefined;
          },
        );
      }
      return current;
    },
    failed: (client, error) => {
      if (!endsLine(error)) return;
      forget(client);
      leave(client);
    },
    close: async () => {
      const client = await current?.catch(() => undefined);
      current = undefined;
      await client?.end().catch(() => {});
    },
  };
};
