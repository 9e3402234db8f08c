import { Anchor, Button, Text, Title } from '@mantine/core';
import type { Rule } from '@sponsorat/api';
import { date, today } from '../../lib/formats.ts';
import { RuleHistory } from './RuleHistory.tsx';
import classes from './rule-values.module.css';
import { nextValue, valueOn, valueText } from './rule-values.rules.ts';
import { texts } from './texts.ts';

/** A rule: what it is for, what it is today, what it will be, whose it is, and what it has been. */
export const RuleRow = ({ rule, onSet }: { rule: Rule; onSet: () => void }) => {
  const { label, help, source, sourceUrl } = rule;
  const current = valueOn(rule, today());
  const next = nextValue(rule, today());
  return (
    <li className={classes.rule}>
      <div className={classes.text}>
        <Title order={3}>{label}</Title>
        <Text fz="sm" c="dimmed" mt={2} maw="56ch">
          {help}
        </Text>
      </div>
      <div className={classes.now}>
        <Text fz="xl" fw={650}>
          {valueText(rule, current?.value ?? rule.default)}
        </Text>
        <Text fz="sm" c="dimmed" mt={2}>
          {current ? texts.since(date(current.validFrom)) : texts.standard}
        </Text>
        {next && (
          <Text fz="sm" mt={2}>
            {texts.coming(valueText(rule, next.value), date(next.validFrom))}
          </Text>
        )}
      </div>
      <Button
        variant="default"
        size="sm"
        className={classes.set ?? ''}
        aria-label={texts.setFor(label)}
        onClick={onSet}
      >
        {texts.set}
      </Button>
      <div className={classes.more}>
        <Text fz="sm" c="dimmed">
          {texts.source} {sourceUrl ? <Anchor href={sourceUrl}>{source}</Anchor> : source}
        </Text>
        {rule.values.length > 0 && <RuleHistory rule={rule} />}
      </div>
    </li>
  );
};
