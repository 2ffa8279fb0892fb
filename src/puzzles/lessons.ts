import type { Language } from '../shared/language.ts';

/** What lessons are about, in the order in which they are best taken. */
export const LESSONS = ['hold', 'buy', 'number', 'wild', 'odds', 'exchange'] as const;
export type LessonName = (typeof LESSONS)[number];

export const isLesson = (text: string): text is LessonName => (LESSONS as readonly string[]).includes(text);

/** The puzzles of each lesson, picked by hand; messages/lessons-*.ts says something about each, in this order. */
export const LESSON_PUZZLES: Readonly<Record<Language, Readonly<Record<LessonName, readonly string[]>>>> = {
  en: {
    hold: ['solo-0-6', 'solo-5-8', 'solo-0-117'],
    buy: ['solo-0-12', 'solo-1-1', 'solo-6-17', 'solo-5-119'],
    number: ['solo-4-9', 'solo-2-11', 'solo-14-120'],
    wild: ['solo-1-5', 'solo-1-12', 'solo-1-115'],
    odds: ['duel-13-17', 'duel-22-60', 'duel-0-24'],
    exchange: ['duel-27-44', 'duel-7-63', 'duel-2-4'],
  },
  fr: {
    hold: ['solo-2-38', 'solo-0-73', 'solo-3-115'],
    buy: ['solo-0-1', 'solo-1-42', 'solo-2-76'],
    number: ['solo-1-64', 'solo-0-45', 'solo-0-40'],
    wild: ['solo-0-99', 'solo-2-45', 'solo-1-99'],
    odds: ['duel-9-12', 'duel-24-9', 'duel-22-59'],
    exchange: ['duel-31-46', 'duel-22-56', 'duel-1-41'],
  },
};
