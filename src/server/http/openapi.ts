import type { ApiSummaries } from '../../messages/api-en.ts';
import { apiTextsIn } from '../../messages/social.ts';
import type { Language } from '../../shared/language.ts';
import { VERSION } from '../project.ts';

/** A route as the server has it. */
export type KnownRoute = {
  readonly method: string;
  readonly url: string;
  readonly schema: Readonly<Record<string, unknown>>;
};

type JsonSchema = { readonly type?: string; readonly properties?: Readonly<Record<string, JsonSchema>> };

/** Schemas of one source, as plain JSON. */
const plain = (schema: unknown): JsonSchema => JSON.parse(JSON.stringify(schema)) as JsonSchema;

const STATUS_NAMES: Readonly<Record<string, string>> = {
  '200': 'Done.',
  '201': 'Made.',
  '4XX': 'Refused: a code, a sentence and the data in it.',
};

const contentOf = (schema: JsonSchema) =>
  schema.type === 'string' ? { 'text/plain': { schema } } : { 'application/json': { schema } };

const responsesOf = (responses: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => {
      const code = status.toUpperCase();
      return [code, { description: STATUS_NAMES[code] ?? 'Answered.', content: contentOf(plain(schema)) }];
    }),
  );

const parametersOf = (url: string, query: JsonSchema | undefined) => [
  ...[...url.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  })),
];

const operationOf = ({ url, schema }: KnownRoute, summaries: ApiSummaries) => {
  const { operationId, body, querystring, response } = schema;
  const name = operationId as keyof ApiSummaries;
  return {
    operationId: name,
    summary: summaries[name],
    tags: [url.startsWith('/api/admin') ? 'admin' : (url.split('/')[2] ?? 'api')],
    parameters: parametersOf(url, querystring === undefined ? undefined : plain(querystring)),
    ...(body === undefined
      ? {}
      : { requestBody: { content: { 'application/json': { schema: plain(body) } } } }),
    responses: responsesOf(response as Readonly<Record<string, unknown>>),
    ...(url.startsWith('/api/admin') ? { security: [{ hostToken: [] }] } : {}),
  };
};

/** The description of the API by OpenAPI 3.1, made of the schemas that its routes check by. */
export const openApi = (routes: readonly KnownRoute[], language: Language) => {
  const { summaries, description } = apiTextsIn(language);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, summaries) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wordstake', version: VERSION, description },
    components: {
      securitySchemes: {
        guest: { type: 'apiKey', in: 'cookie', name: 'wordstake' },
        hostToken: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ guest: [] }],
    paths,
  };
};
