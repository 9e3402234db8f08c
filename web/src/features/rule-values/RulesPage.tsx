import { useQuery } from '@tanstack/react-query';
import { Block } from '../../ui/Block.tsx';
import { Page } from '../../ui/Page.tsx';
import { Card, Section } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { RuleRow } from './RuleRow.tsx';
import { RuleSource } from './RuleSource.tsx';
import { rulesQuery } from './rule-values.queries.ts';
import { groupsOf, hasOneSource } from './rule-values.rules.ts';
import { texts } from './texts.ts';

const Waiting = () => (
  <Card>
    <Lines count={8} />
  </Card>
);

/** The figures that a bank may set from a day on, each in the sentence that it decides, under their headings. */
export const RulesPage = () => (
  <Page title={texts.title} subtitle={texts.subtitle} width="form">
    <Block query={useQuery(rulesQuery)} skeleton={<Waiting />}>
      {(rules) =>
        groupsOf(rules).map(({ group, rules: inGroup }) => {
          const shared = hasOneSource(inGroup) && inGroup[0] ? <RuleSource rule={inGroup[0]} /> : null;
          return (
            <Section key={group} title={group} subtitle={texts.ofGroup.get(group) ?? shared}>
              <ul className="rows">
                {inGroup.map((rule) => (
                  <RuleRow key={rule.key} rule={rule} withSource={!shared} />
                ))}
              </ul>
            </Section>
          );
        })
      }
    </Block>
  </Page>
);
