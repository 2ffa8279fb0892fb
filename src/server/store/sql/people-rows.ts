/** How rows of the tables about people are read. */
import type {
  Announcement,
  Ban,
  ChatLine,
  Distance,
  DistanceKind,
  PushSubscription,
  Report,
  ReportReason,
} from '../../app/people-store.ts';
import type { Row } from './queries.ts';

export const asLine = (row: Row): ChatLine => ({
  id: row['id'] as number,
  atMs: row['at'] as number,
  identity: row['identity'] as string,
  name: row['name'] as string,
  phrase: row['phrase'] as string | null,
  text: row['line'] as string | null,
});

export const asMuteOrBlock = (row: Row): Distance => ({
  id: row['id'] as number,
  identity: row['other'] as string,
  name: row['name'] as string,
  kind: row['kind'] as DistanceKind,
});

export const asReport = (row: Row): Report => ({
  id: row['id'] as number,
  atMs: row['at'] as number,
  reporter: row['reporter'] as string,
  reporterName: row['reporter_name'] as string,
  reported: row['reported'] as string,
  reportedName: row['reported_name'] as string,
  table: row['code'] as string,
  reason: row['reason'] as ReportReason,
  note: row['note'] as string,
  lines: JSON.parse(row['lines'] as string) as Report['lines'],
  isOpen: row['open'] === 1,
});

export const asBan = (row: Row): Ban => ({
  identity: row['identity'] as string,
  name: row['name'] as string,
  atMs: row['at'] as number,
  why: row['why'] as string,
});

export const asAnnouncement = (row: Row): Announcement => ({
  id: row['id'] as number,
  atMs: row['at'] as number,
  en: row['en'] as string,
  fr: row['fr'] as string,
});

export const asSubscription = (row: Row): PushSubscription => ({
  identity: row['identity'] as string,
  endpoint: row['endpoint'] as string,
  p256dh: row['p256dh'] as string,
  auth: row['auth'] as string,
});
