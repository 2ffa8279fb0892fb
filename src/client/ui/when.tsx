import { language } from '../base/language.ts';

type WhenProps = { readonly atMs: number; readonly dateStyle?: 'medium' | 'short' };

/** When something was, by the clock and in the language of the reader. */
export const When = ({ atMs, dateStyle = 'medium' }: WhenProps) => (
  <time dateTime={new Date(atMs).toISOString()} translate={false}>
    {new Intl.DateTimeFormat(language.value, { dateStyle, timeStyle: 'short' }).format(atMs)}
  </time>
);
