/** How routes are described, for the API's own documentation. */
import type Type from 'typebox';
import type { ApiSummaries } from '../../messages/api-en.ts';
import { RefusalAnswer } from '../../protocol/answers.ts';

type Notes = {
  readonly body?: Type.TSchema;
  readonly querystring?: Type.TSchema;
  /** What is answered, by status. */
  readonly answers: Readonly<Record<number, Type.TSchema>>;
};

/** The schema of a route: its name in the documentation, what it takes and what it answers. */
export const described = (operationId: keyof ApiSummaries, { answers, ...takes }: Notes) => ({
  schema: { operationId, ...takes, response: { ...answers, '4xx': RefusalAnswer } },
});
