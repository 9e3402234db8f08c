import { type Rule, ruleValueText, yearOf } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { today } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { PartLinks } from '../../ui/PartLinks.tsx';
import { Card, Section } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { RuleRow } from './RuleRow.tsx';
import { RuleSource } from './RuleSource.tsx';
import { rulesQuery } from './rule-values.queries.ts';
import { figureOn, groupsOf, hasOneSource, lacksYear } from './rule-values.rules.ts';
import { texts } from './texts.ts';

const Waiting = () => (
  <Card>
    <Lines count={8} />
  </Card>
);

/** Which rules nobody has said this year's value of, and what is reckoned with until then. */
const Lacking = ({ rules }: { rules: readonly Rule[] }) => {
  const year = yearOf(today());
  const lacking = rules.filter((rule) => lacksYear(rule, year));
  if (lacking.length === 0) return null;
  const words = lacking.map((rule) => texts.reckonedWith(rule.label, ruleValueText(rule, figureOn(rule, today()))));
  return <Notice tone="warning">{texts.lacking(year, words.join(', '))}</Notice>;
};

const anchorOf = (group: string): string => group.toLowerCase().replaceAll(' ', '-');

/** The figures that a bank may set from a day on, each in the sentence that it decides, under their headings. */
export const RulesPage = () => (
  <Page title={texts.title} subtitle={texts.subtitle}>
    <Block query={useQuery(rulesQuery)} skeleton={<Waiting />}>
      {(rules) => {
        const groups = groupsOf(rules);
        return (
          <>
            <PartLinks
              label={texts.groups}
              parts={groups.map(({ group }) => ({ id: anchorOf(group), title: group }))}
            />
            {groups.map(({ group, rules: inGroup }) => {
              const shared = hasOneSource(inGroup) && inGroup[0] ? <RuleSource rule={inGroup[0]} /> : null;
              return (
                <Section
                  key={group}
                  anchor={anchorOf(group)}
                  title={group}
                  subtitle={texts.ofGroup.get(group) ?? shared}
                >
                  <Lacking rules={inGroup} />
                  <ul className="rows">
                    {inGroup.map((rule) => (
                      <RuleRow key={rule.key} rule={rule} withSource={!shared} />
                    ))}
                  </ul>
                </Section>
              );
            })}
          </>
        );
      }}
    </Block>
  </Page>
);
