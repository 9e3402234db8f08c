import { IconBuildingBank, IconPlus } from '@tabler/icons-react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './FirstSteps.module.css';
import { texts } from './texts.ts';

const words = texts.first;

/** In the place of figures that are all nothing: what to do first. */
export const FirstSteps = () => (
  <Section>
    <EmptyState
      icon={<IconBuildingBank size={24} stroke={1.5} />}
      title={words.title}
      hint={words.hint}
      action={
        <span className={classes.actions}>
          <LinkButton to="/sponsorships/create" leftSection={<IconPlus size={17} stroke={2} aria-hidden />}>
            {words.create}
          </LinkButton>
          <LinkButton to="/sponsorships" variant="default">
            {words.see}
          </LinkButton>
        </span>
      }
    />
  </Section>
);
