import { batch, signal } from '@preact/signals';
import { createPlaces } from './places.ts';

const addressOf = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

/** The address of the page being shown, without a slash at its end. */
export const path = signal(addressOf(location.pathname));
/** What follows it: `?` and all, or nothing. */
export const search = signal(location.search);

/** Fetches what a page needs before it is shown; nothing to wait for where it is there already. */
type Prepare = (address: string) => Promise<void> | undefined;
let prepare: Prepare = () => undefined;

/** Tells how pages are fetched. */
export const prepareWith = (how: Prepare): void => {
  prepare = how;
};

const places = createPlaces(history.state?.place ?? 0);
history.replaceState({ place: places.here() }, '');
history.scrollRestoration = 'manual';

const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Two pages blend into each other, where the browser can do that and the reader likes it. */
const blend = (change: () => Promise<void>): void => {
  if (document.startViewTransition === undefined || !wantsMotion()) {
    void change();
    return;
  }
  const transition = document.startViewTransition(change);
  // Cut short by the next one, or by a window that nobody sees: what counts is that the page has changed.
  for (const each of [transition.ready, transition.finished]) each.catch(() => {});
};

let newest = 0;

/** Shows the page of the address bar, unless another is asked for while its parts are fetched. */
const showHere = async (scrollTop: number): Promise<void> => {
  newest += 1;
  const mine = newest;
  const address = addressOf(location.pathname);
  await prepare(address);
  if (mine !== newest) return;
  blend(async () => {
    // The browser takes a picture first: meanwhile one may have gone elsewhere, or back.
    if (mine !== newest) return;
    batch(() => {
      path.value = address;
      search.value = location.search;
    });
    places.arrived();
    // Preact renders in a microtask: by the next task the page is there.
    await new Promise((resolve) => setTimeout(resolve));
    if (location.hash === '' || scrollTop > 0) scrollTo({ top: scrollTop, behavior: 'instant' });
  });
};

addEventListener('scroll', () => places.scrolledTo(scrollY), { passive: true });

addEventListener('popstate', ({ state }) => {
  if (state?.place === undefined) {
    // A jump within the page, which the browser has made a place of its own for.
    history.replaceState({ place: places.goOn() }, '');
    places.arrived();
    return;
  }
  // Told by the browser only with the next picture, which may be another page's.
  places.scrolledTo(scrollY);
  const top = places.goTo(state.place);
  if (addressOf(location.pathname) !== path.value || location.search !== search.value) {
    void showHere(top);
    return;
  }
  // Back at the page being shown: what was on its way is not wanted any more.
  newest += 1;
  places.arrived();
  scrollTo({ top, behavior: 'instant' });
});

/** Goes to another page of ours, without a reload. */
export const navigate = (to: string): void => {
  const target = new URL(to, location.href);
  if (addressOf(target.pathname) === path.value && target.search === search.value && target.hash === '') {
    scrollTo({ top: 0 });
    return;
  }
  places.scrolledTo(scrollY);
  history.pushState({ place: places.goOn() }, '', target);
  void showHere(0);
};

/** Says more exactly in the address what is being shown; no place to go back to. */
export const renameHere = (parameters: Readonly<Record<string, string>>): void => {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  history.replaceState({ place: places.here() }, '', address);
  search.value = address.search;
};

/** What a link to a page of ours does on a plain click; with a modifier the browser opens it as it likes. */
export const followLink = (event: MouseEvent & { readonly currentTarget: HTMLAnchorElement }): void => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(event.currentTarget.href);
};
