import type { ServerMessage } from './wire.ts';

type Whole = Extract<ServerMessage, { type: 'table' }>;

/** A table as a client knows it: what the server showed, kept up to date. */
export type TableMirror = Omit<Whole, 'type' | 'since'>;

/**
 * The table after a message about it; `gap` where something in between was missed, and the client must ask for what
 * happened since the version it has.
 */
export const reflect = (
  mirror: TableMirror | undefined,
  message: ServerMessage,
): TableMirror | 'gap' | undefined => {
  switch (message.type) {
    case 'table': {
      const { type: _, since, ...whole } = message;
      if (since === null) return whole;
      // Told already, as when two questions for the rest have crossed.
      if (mirror !== undefined && since < mirror.version && message.version <= mirror.version) return mirror;
      if (mirror?.version !== since) return 'gap';
      return { ...whole, earlier: mirror.earlier, events: [...mirror.events, ...whole.events] };
    }
    case 'update':
      if (mirror === undefined || message.version <= mirror.version) return mirror;
      if (message.version !== mirror.version + 1) return 'gap';
      return {
        ...mirror,
        version: message.version,
        view: { ...mirror.view, ...message.view },
        events: [...mirror.events, ...message.events],
        deadlines: message.deadlines ?? { seats: [], windowMs: null },
      };
    case 'arranged':
      return mirror && { ...mirror, view: { ...mirror.view, ...message.view } };
    case 'presence':
      return mirror && { ...mirror, away: message.away, watching: message.watching };
    default:
      return mirror;
  }
};
