import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { useMedia } from '../ui/use-media.ts';
import { ChatPanel } from './chat-panel.tsx';
import { useRoom } from './online-table.ts';

/** From here on there is room for the chat beside the page. */
const WIDE = '(width >= 70rem)';

type BesideProps = { readonly table: TableMirror; readonly children: ComponentChildren };

/** A page of the table with its chat: beside it where there is room, and else a sheet that a tool opens. */
export const BesideChat = ({ table, children }: BesideProps) => {
  const { dock } = useRoom().chat;
  const isWide = useMedia(WIDE);
  useLayoutEffect(() => (isWide ? dock() : undefined), [isWide]);
  return (
    <div class="beside-chat">
      <div>{children}</div>
      <ChatPanel table={table} />
    </div>
  );
};
