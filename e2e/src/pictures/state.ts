import type { Locator, Page } from '@playwright/test';
import type { Interception } from './calls.ts';
import type { Records } from './records.ts';

export const widths = [360, 820, 1400, 1920] as const;
export type Width = (typeof widths)[number];

/** What an app is filled with: the demo, nothing but an Admin, the longest texts, or a thousand of everything. */
export type Filling = 'demo' | 'empty' | 'long' | 'thousand';
/** Who looks. The user is a Bruger with some areas; only the demo has one. */
export type Who = 'admin' | 'user' | 'nobody';

/** A state of a screen: how to get there, and the words by which one sees that one is there. */
export type State = {
  /** In the pictures' names: small letters and hyphens. */
  name: string;
  in?: Filling;
  as?: Who;
  /** Where it is another address than the screen's. */
  path?: Path;
  /** Calls that do not reach the server. */
  calls?: readonly Interception[];
  /** The page itself does not come to its end: it is looked at as soon as something of it is there. */
  unfinished?: true;
  /** What one does on the page. */
  act?: (page: Page, records: Records) => Promise<unknown>;
  /** What is seen in each width, and in no other state. */
  shows: string | RegExp | ((page: Page, records: Records) => Locator);
  /** Where it is there in some widths only. */
  widths?: readonly Width[];
  /** Answers of 400 and over that the server itself gives. */
  refused?: RegExp;
};

export type Path = string | ((records: Records) => string);

/** A screen: the file in `web/src/routes` that shows it, unless it is none of the app's, its address, and all its states. */
export type Screen = { name: string; route?: string; path: Path; states: readonly State[] };

export const pathOf = (path: Path, records: Records): string => (typeof path === 'string' ? path : path(records));
