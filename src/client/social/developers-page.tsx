import '../style/social.css';
import { DOCUMENTS, type DocumentName } from '../../protocol/pages.ts';
import { language } from '../base/language.ts';
import { followLink } from '../base/route.ts';
import { get } from '../online/api.ts';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { DocumentFile } from './document-page.tsx';
import { c } from './texts.ts';

type Content = { readonly content?: Readonly<Record<string, { readonly schema: unknown }>> };
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
  readonly security?: unknown;
};
type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

type JsonSchema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
};

const bounds = ({ minimum, maximum, maxLength }: JsonSchema): string => {
  if (maxLength !== undefined) return ` ≤ ${maxLength}`;
  if (minimum === undefined && maximum === undefined) return '';
  return ` ${minimum ?? ''}–${maximum ?? ''}`;
};

/** A schema as a person reads it: fields, what each may be, `?` where it may be left out. */
const schemaText = (given: unknown, indent = ''): string => {
  const schema = (given ?? {}) as JsonSchema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf !== undefined) return schema.anyOf.map((each) => schemaText(each, indent)).join(' | ');
  if (schema.type === 'array') return `[ ${schemaText(schema.items, indent)} … ]`;
  if (schema.type !== 'object') return `${schema.type ?? '…'}${bounds(schema)}`;
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return '{}';
  const inner = `${indent}  `;
  const lines = fields.map(([name, each]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${schemaText(each, inner)}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
};

/** The interface for programs, read from the server's own description. */
export const DevelopersPage = () => {
  const { developers } = c();
  const address = `/openapi.json?language=${language.value}`;
  const { value: description, error } = useAnswer(() => get<Description>(address), [address]);
  return (
    <Page heading={developers.heading} lead={developers.lead} class="api-page">
      <section class="ruled stack gap-5">
        <h2 class="text-5">{developers.documents.heading}</h2>
        {DOCUMENTS.map((name) => (
          <DocumentLine key={name} name={name} />
        ))}
      </section>
      <section class="ruled stack gap-2">
        <h2 class="text-5">{developers.api}</h2>
        <p>{developers.apiText}</p>
        <p>
          <a href={`/api${address}`}>{developers.openApi}</a>
        </p>
      </section>
      {error !== undefined && <Notice kind="alarm">{error.message}</Notice>}
      {description === undefined && error === undefined && <p class="quiet">{developers.loading}</p>}
      {Object.entries(description?.paths ?? {}).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => (
          <Request key={operation.operationId} method={method} path={path} operation={operation} />
        )),
      )}
    </Page>
  );
};

/** A document: what it is about, to read or to keep. */
const DocumentLine = ({ name }: { readonly name: DocumentName }) => {
  const { name: title, text } = c().developers.documents[name];
  return (
    <div class="stack gap-2">
      <h3 class="text-4">
        <a href={`/developers/${name}`} onClick={followLink}>
          {title}
        </a>
      </h3>
      <p>{text}</p>
      <p>
        <DocumentFile name={name} />
      </p>
    </div>
  );
};

type RequestProps = { readonly method: string; readonly path: string; readonly operation: Operation };

const Request = ({ method, path, operation }: RequestProps) => {
  const { developers } = c();
  const { parameters, requestBody, responses, summary, security } = operation;
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return (
    <section class="api-request ruled stack gap-2">
      <h3 class="row gap-4" translate={false}>
        <span class={`tag money text-1 api-${method}`}>{method.toUpperCase()}</span> <code>{path}</code>
      </h3>
      <p>
        <span lang={language.value}>{summary}</span>
        {security !== undefined && <small class="beside">{developers.host}</small>}
      </p>
      <details>
        <summary class="plain quiet">
          {requestBody === undefined ? '' : `${developers.body}, `}
          {Object.keys(responses)
            .map((status) => developers.answer(status))
            .join(', ')}
        </summary>
        {query.length > 0 && (
          <p>
            {developers.parameters} <code translate={false}>?{query.join('&')}</code>
          </p>
        )}
        <Schema name={developers.body} content={requestBody} />
        {Object.entries(responses).map(([status, content]) => (
          <Schema key={status} name={developers.answer(status)} content={content} />
        ))}
      </details>
    </section>
  );
};

const Schema = ({ name, content }: { readonly name: string; readonly content: Content | undefined }) => {
  const [schema] = Object.values(content?.content ?? {});
  if (schema === undefined) return null;
  return (
    <>
      <h4 class="text-3 above-4">{name}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <pre class="well pad-5 text-2" translate={false} tabIndex={0}>
        {schemaText(schema.schema)}
      </pre>
    </>
  );
};
