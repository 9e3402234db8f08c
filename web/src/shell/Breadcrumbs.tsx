import { Box, Group, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './Breadcrumbs.module.css';
import { texts } from './texts.ts';
import type { Step } from './trail.ts';
import { useListSearch } from './useListSearch.ts';

const StepLink = ({ step, back = false }: { step: Step; back?: boolean }) => (
  <Link
    to={step.to ?? '/'}
    params={step.params}
    search={useListSearch(step.to)}
    activeOptions={{ exact: true }}
    className={classes.link}
  >
    {back ? (
      <Group component="span" wrap="nowrap" gap={6} mih={32}>
        <IconArrowLeft size={16} stroke={1.8} style={{ flex: 'none' }} aria-hidden />
        <Text span inherit truncate>
          {step.title}
        </Text>
      </Group>
    ) : (
      step.title
    )}
  </Link>
);

/** Where this page lies: earlier pages as links, the current one as plain text. */
export const Breadcrumbs = ({ steps }: { steps: readonly Step[] }) => {
  // What could not be read has no name.
  const named = steps.filter(({ title }) => title);
  return (
    <Box component="nav" miw={0} pl="var(--gutter)" pr="md" aria-label={texts.trail}>
      <Group component="ol" className="plain" wrap="nowrap" gap={0} fz="sm">
        {named.map((step, at) => (
          <Group
            component="li"
            key={`${step.to ?? ''} ${step.title}`}
            wrap="nowrap"
            gap={0}
            miw={0}
            className={classes.step ?? ''}
            data-name={step.isName}
          >
            {step.to ? (
              <StepLink step={step} />
            ) : (
              <span aria-current={at === named.length - 1 ? 'page' : undefined}>{step.title}</span>
            )}
          </Group>
        ))}
      </Group>
    </Box>
  );
};

/** On a phone: only the way back to the page that this one lies in. */
export const BackCrumb = ({ steps }: { steps: readonly Step[] }) => {
  const parent = steps.findLast(({ to }) => to);
  if (!parent) return null;
  return (
    <Box component="nav" mb={4} fz="sm" aria-label={texts.trail}>
      <StepLink step={parent} back />
    </Box>
  );
};
