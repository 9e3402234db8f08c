import { Group } from '@mantine/core';
import { IconBuildingBank, IconPlus } from '@tabler/icons-react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import { texts } from './texts.ts';

const t = texts.first;

/** In the place of figures that are all nothing: what to do first. */
export const FirstSteps = () => (
  <Section>
    <EmptyState
      icon={<IconBuildingBank size={24} stroke={1.5} />}
      title={t.title}
      hint={t.hint}
      action={
        <Group gap={8} justify="center">
          <LinkButton to="/sponsorships/create" leftSection={<IconPlus size={17} stroke={2} aria-hidden />}>
            {t.create}
          </LinkButton>
          <LinkButton to="/sponsorships" variant="default">
            {t.see}
          </LinkButton>
        </Group>
      }
    />
  </Section>
);
