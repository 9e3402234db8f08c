import type { CurrentPage } from './menu.rules.ts';

/** An entry of the breadcrumb trail. The last one of a trail is the current page and becomes plain text. */
export type Crumb = {
  title: string;
  /** Under this name a screen may tell what stands in the title's current, e.g. the club's name. */
  name?: string;
  to?: string;
  /** Names of the current route's parameters that the target takes over. */
  params?: readonly string[];
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The whole trail to this page, the page itself last. */
    crumbs?: readonly Crumb[];
    /** The menu entry to highlight, whatever route and trail say; `null` for none. */
    menu?: string | null;
    /** Open to those who are not logged in. */
    public?: boolean;
  }
}

type Match = {
  fullPath: string;
  params: object;
  staticData: { crumbs?: readonly Crumb[]; menu?: string | null };
};

export type Step = {
  title: string;
  to?: string;
  params: Record<string, string>;
  /** Somebody named it, at any length. */
  isName?: true;
};

const isNamed = (crumb: Crumb, names: ReadonlyMap<string, string>) => crumb.name && names.get(crumb.name);

/** The trail of the innermost matched route that declares one; targets only for the entries before the last. */
export const trailOf = (matches: readonly Match[], names: ReadonlyMap<string, string>): Step[] => {
  const crumbs = matches.findLast(({ staticData }) => staticData.crumbs)?.staticData.crumbs ?? [];
  const known = (matches.at(-1)?.params ?? {}) as Record<string, string>;
  return crumbs.map((crumb, at) => {
    const given = isNamed(crumb, names);
    const said = given ? { title: given, isName: true as const } : { title: crumb.title };
    if (!crumb.to || at === crumbs.length - 1) return { ...said, params: {} };
    const params = Object.fromEntries((crumb.params ?? []).map((name) => [name, known[name] ?? '']));
    return { ...said, to: crumb.to, params };
  });
};

/** The last page of a trail that is sure to be there: a list, or a record that was named as it opened. */
export const lastOpened = (steps: readonly Step[]): (Step & { to: string }) | undefined =>
  steps.findLast(
    (step): step is Step & { to: string } =>
      step.to !== undefined && (step.isName || Object.keys(step.params).length === 0),
  );

/** What the menu needs to know about the matched routes. */
export const currentPage = (matches: readonly Match[]): CurrentPage => {
  const known = (matches.at(-1)?.params ?? {}) as Record<string, string>;
  const fillPath = (path: string) => path.replace(/\$(\w+)/g, (unknown, name: string) => known[name] ?? unknown);
  return {
    route: matches.at(-1)?.fullPath ?? '/',
    targets: matches.flatMap(({ staticData }) =>
      (staticData.crumbs ?? []).flatMap(({ to }) => (to ? fillPath(to) : [])),
    ),
    forced: matches.findLast(({ staticData }) => staticData.menu !== undefined)?.staticData.menu,
  };
};
