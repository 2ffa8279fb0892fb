import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The table that is shown here, as its game has made it. */
export const TableContext = createContext<unknown>(undefined);

/** For a game: what gives its components the table they stand on. */
export const tableHook =
  <Table>() =>
  (): Table =>
    useContext(TableContext) as Table;

/** Makes what a game adds to a table, once for each table. */
export const oncePerTable = <State extends object, Table>(make: (state: State) => Table) => {
  const made = new WeakMap<State, Table>();
  return (state: State): Table => {
    const table = made.get(state) ?? make(state);
    made.set(state, table);
    return table;
  };
};
