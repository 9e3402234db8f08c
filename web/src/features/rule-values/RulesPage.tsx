import { Text } from '@mantine/core';
import type { Rule, RuleKey } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Block } from '../../ui/Block.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { Page } from '../../ui/Page.tsx';
import { Card, Section } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { RuleRow } from './RuleRow.tsx';
import { RuleValueForm } from './RuleValueForm.tsx';
import classes from './rule-values.module.css';
import { rulesQuery } from './rule-values.queries.ts';
import { groupsOf } from './rule-values.rules.ts';
import { texts } from './texts.ts';

const Rules = ({ rules }: { rules: readonly Rule[] }) => {
  const [edited, edit] = useState<RuleKey>();
  const close = () => edit(undefined);
  return (
    <>
      {groupsOf(rules).map(({ group, rules: inGroup }) => (
        <Section key={group} title={group}>
          <ul className={`rows ${classes.rules}`}>
            {inGroup.map((one) => (
              <RuleRow key={one.key} rule={one} onSet={() => edit(one.key)} />
            ))}
          </ul>
        </Section>
      ))}
      <FormDialog
        open={rules.find(({ key }) => key === edited)}
        title={({ label }) => (
          <>
            {texts.form.title}
            <Text span display="block" fz="md" c="dimmed">
              {label}
            </Text>
          </>
        )}
        onClose={close}
      >
        {(rule) => <RuleValueForm rule={rule} onClose={close} />}
      </FormDialog>
    </>
  );
};

const Waiting = () => (
  <Card>
    <Lines count={8} />
  </Card>
);

/** The figures that a bank may set from a day on, under their headings. */
export const RulesPage = () => (
  <Page title={texts.title} subtitle={texts.subtitle} width="form">
    <Block query={useQuery(rulesQuery)} skeleton={<Waiting />}>
      {(rules) => <Rules rules={rules} />}
    </Block>
  </Page>
);
