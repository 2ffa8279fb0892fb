import type { Language } from '../shared/language.ts';
import { type LessonText, lessonsEn } from './lessons-en.ts';
import { lessonsFr } from './lessons-fr.ts';

export type LessonTexts = Readonly<Record<keyof typeof lessonsEn, LessonText>>;

const LESSON_TEXTS: Readonly<Record<Language, LessonTexts>> = { en: lessonsEn, fr: lessonsFr };

export const lessonsIn = (language: Language): LessonTexts => LESSON_TEXTS[language];
