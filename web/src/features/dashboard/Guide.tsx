import { Button, VisuallyHidden } from '@mantine/core';
import type { Setup } from '@sponsorat/api';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Guide.module.css';
import { texts } from './texts.ts';

const t = texts.guide;
const s = t.steps;
const create = { id: 'create' };

type Look = { variant: 'filled' | 'default'; size: 'compact-md' };
type Step = { key: keyof typeof s; isDone: boolean; link: (look: Look) => ReactNode };

const stepsOf = (setup: Setup): Step[] => [
  {
    key: 'company',
    isDone: setup.company,
    link: (look) => (
      <LinkButton {...look} to="/settings">
        {s.company.action}
      </LinkButton>
    ),
  },
  {
    key: 'areas',
    isDone: setup.areas,
    link: (look) => (
      <LinkButton {...look} to="/settings/areas/$id" params={create}>
        {s.areas.action}
      </LinkButton>
    ),
  },
  {
    key: 'categories',
    isDone: setup.categories,
    link: (look) => (
      <LinkButton {...look} to="/settings/categories/$id" params={create}>
        {s.categories.action}
      </LinkButton>
    ),
  },
  {
    key: 'products',
    isDone: setup.productCategories && setup.products,
    link: (look) =>
      setup.productCategories ? (
        <LinkButton {...look} to="/products/$id" params={create}>
          {s.products.action}
        </LinkButton>
      ) : (
        <LinkButton {...look} to="/categories/$id" params={create}>
          {s.products.first}
        </LinkButton>
      ),
  },
  {
    key: 'users',
    isDone: setup.users,
    link: (look) => (
      <LinkButton {...look} to="/users/$id" params={create}>
        {s.users.action}
      </LinkButton>
    ),
  },
  {
    key: 'sponsorships',
    isDone: setup.sponsorships,
    link: (look) => (
      <LinkButton {...look} to="/sponsorships/create">
        {s.sponsorships.action}
      </LinkButton>
    ),
  },
];

/** 'Kom godt i gang': what a new installation needs, a step at a time, each ticked as soon as it is there. */
export const Guide = ({ setup, onHide }: { setup: Setup; onHide: () => void }) => {
  const steps = stepsOf(setup);
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Section
      title={t.title}
      subtitle={t.done(steps.filter(({ isDone }) => isDone).length, steps.length)}
      actions={
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onHide}>
          {t.hide}
        </Button>
      }
    >
      <ol className={classes.steps}>
        {steps.map(({ key, isDone, link }, place) => (
          <li
            key={key}
            className={classes.step}
            data-done={isDone || undefined}
            aria-current={key === next?.key && 'step'}
          >
            {isDone ? (
              <IconCircleCheckFilled className={classes.tick} size={26} aria-hidden />
            ) : (
              <span className={classes.number} aria-hidden>
                {place + 1}
              </span>
            )}
            <span className={classes.text}>
              <span className={classes.title}>
                {s[key].title}
                {isDone && <VisuallyHidden>, {t.isDone}</VisuallyHidden>}
              </span>
              <span className={classes.hint}>{s[key].hint}</span>
            </span>
            {!isDone && link({ variant: key === next?.key ? 'filled' : 'default', size: 'compact-md' })}
          </li>
        ))}
      </ol>
    </Section>
  );
};
