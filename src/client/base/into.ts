import type { Signal } from '@preact/signals';

/** What puts a value into a signal. */
export const into =
  <T>(kept: Signal<T>) =>
  (value: T): void => {
    kept.value = value;
  };
