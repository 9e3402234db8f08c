import { Button, Center, Text, VisuallyHidden } from '@mantine/core';
import type { Setup } from '@sponsorat/api';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { LinkButton } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Guide.module.css';
import rows from './Rows.module.css';
import { texts } from './texts.ts';

const t = texts.guide;
const s = t.steps;
const create = { id: 'create' };

type StepKey = keyof typeof s;

/** Where each step is done. */
const ways = {
  company: linkOptions({ to: '/settings' }),
  areas: linkOptions({ to: '/settings/areas/$id', params: create }),
  categories: linkOptions({ to: '/settings/categories/$id', params: create }),
  productCategories: linkOptions({ to: '/categories/$id', params: create }),
  products: linkOptions({ to: '/products/$id', params: create }),
  users: linkOptions({ to: '/users/$id', params: create }),
  sponsorships: linkOptions({ to: '/sponsorships/create' }),
};

const stepsOf = (setup: Setup) => {
  const step = (key: StepKey) => ({ key, isDone: setup[key], way: ways[key], action: s[key].action });
  // A product needs a category.
  const products = setup.productCategories
    ? step('products')
    : { ...step('products'), isDone: false, way: ways.productCategories, action: s.products.first };
  return [step('company'), step('areas'), step('categories'), products, step('users'), step('sponsorships')];
};

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
      <ol className={`plain ${rows.rows}`}>
        {steps.map(({ key, isDone, way, action }, place) => (
          <li
            key={key}
            className={`${rows.row} ${classes.step}`}
            data-done={isDone || undefined}
            aria-current={key === next?.key && 'step'}
          >
            {isDone ? (
              <IconCircleCheckFilled color="var(--good)" width={26} height={20} aria-hidden />
            ) : (
              <Center
                component="span"
                w={26}
                h={26}
                flex="none"
                fz="sm"
                fw={600}
                bdrs="50%"
                bd={`1px solid var(${key === next?.key ? '--accent' : '--mantine-color-default-border'})`}
                c={key === next?.key ? 'var(--accent)' : 'dimmed'}
                aria-hidden
              >
                {place + 1}
              </Center>
            )}
            <span className={classes.text}>
              <Text span display="block" fw={isDone ? 500 : 600} c={isDone ? 'dimmed' : 'inherit'}>
                {s[key].title}
                {isDone && <VisuallyHidden>, {t.isDone}</VisuallyHidden>}
              </Text>
              {!isDone && (
                <Text span display="block" fz="sm" lh={1.4} c="dimmed">
                  {s[key].hint}
                </Text>
              )}
            </span>
            {!isDone && (
              <LinkButton {...way} variant={key === next?.key ? 'filled' : 'default'} size="compact-md">
                {action}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
};
