import { signal } from '@preact/signals';

const addressOf = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

/** The address of the page being shown, without a slash at its end. */
export const path = signal(addressOf(location.pathname));

addEventListener('popstate', () => {
  path.value = addressOf(location.pathname);
});

/** Goes to another page of ours, without a reload. */
export const navigate = (to: string): void => {
  if (to === path.value) {
    scrollTo({ top: 0 });
    return;
  }
  history.pushState(null, '', to);
  path.value = addressOf(location.pathname);
  scrollTo({ top: 0, behavior: 'instant' });
};

/** What a link to a page of ours does on a plain click; with a modifier the browser opens it as it likes. */
export const followLink = (event: MouseEvent & { readonly currentTarget: HTMLAnchorElement }): void => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(new URL(event.currentTarget.href).pathname);
};
