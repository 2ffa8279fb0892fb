import type { ComponentChildren, VNode } from 'preact';
import { Card } from '../ui/card.tsx';

type ListCardProps = {
  readonly heading: string;
  /** What is said where the list is empty. */
  readonly none?: string;
  readonly before?: ComponentChildren;
  readonly after?: ComponentChildren;
  readonly children: readonly VNode[];
};

/** A card with a list: in each row what is told, and what can be done about it. */
export const ListCard = ({ heading, none, before, after, children }: ListCardProps) => (
  <Card heading={heading}>
    {before}
    {children.length === 0 && none !== undefined && <p class="quiet">{none}</p>}
    <ul class="admin-list stack gap-0">{children}</ul>
    {after}
  </Card>
);
