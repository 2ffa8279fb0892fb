import '../style/company.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../language.ts';
import { get } from '../online/api.ts';
import { Notice } from '../ui/notice.tsx';
import { schemaText } from './schema-text.ts';
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

/** The interface for programs, read from the server's own description. */
export const DevelopersPage = () => {
  const { developers } = c();
  const description = useSignal<Description | undefined>(undefined);
  const told = useSignal('');
  const spoken = language.value;
  useEffect(() => {
    void get<Description>(`/openapi.json?language=${spoken}`).then((read) => {
      if (read.ok) description.value = read.value;
      else told.value = read.error.message;
    });
  }, [spoken]);
  return (
    <article class="page api-page">
      <h1>{developers.heading}</h1>
      <p class="lead">{developers.lead}</p>
      <p>
        <a href={`/api/openapi.json?language=${language.value}`}>{developers.openApi}</a>
      </p>
      {told.value !== '' && <Notice kind="alarm">{told.value}</Notice>}
      {description.value === undefined && told.value === '' && <p class="quiet">{developers.loading}</p>}
      {Object.entries(description.value?.paths ?? {}).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => (
          <Request key={operation.operationId} method={method} path={path} operation={operation} />
        )),
      )}
    </article>
  );
};

type RequestProps = { readonly method: string; readonly path: string; readonly operation: Operation };

const Request = ({ method, path, operation }: RequestProps) => {
  const { developers } = c();
  const { parameters, requestBody, responses, summary, security } = operation;
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return (
    <section class="api-request">
      <h2 translate={false}>
        <span class={`api-method api-${method}`}>{method.toUpperCase()}</span> <code>{path}</code>
      </h2>
      <p>
        <span lang={language.value}>{summary}</span>
        {security !== undefined && <small class="api-host">{developers.host}</small>}
      </p>
      <details>
        <summary>
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
      <h3>{name}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <pre translate={false} tabIndex={0}>
        {schemaText(schema.schema)}
      </pre>
    </>
  );
};
