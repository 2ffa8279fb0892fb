import { LONGEST_NAME, uniqueName } from '../../shared/unique-name.ts';
import { readableText } from './readable-text.ts';
import type { TableState } from './table-state.ts';

/** A name as it is shown, in compatible letters (“Ａｎｎ” is “Ann”); undefined where nothing or too much is left. */
export const readName = (text: string): string | undefined =>
  readableText(text.normalize('NFKC'), LONGEST_NAME);

/**
 * The name under which somebody sits at a table: their own, or with a number where another person or a bot there has one that
 * looks like it, so that all see who is who. It counts at that table only. `id`: of a person, whose own seats do not count.
 */
export const nameAtTable = (
  { seats }: Pick<TableState, 'seats'>,
  { id, name }: { readonly id?: string; readonly name: string },
): string =>
  uniqueName(
    name,
    seats.flatMap((sitter) =>
      sitter === null || (sitter.kind === 'person' && sitter.id === id) ? [] : [sitter.name],
    ),
  );
