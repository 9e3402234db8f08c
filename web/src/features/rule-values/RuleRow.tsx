import { Anchor, Button, Title } from '@mantine/core';
import type { Rule } from '@sponsorat/api';
import { date } from '../../lib/formats.ts';
import { today } from '../../ui/fields/DateField.tsx';
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
        <Title order={3} className={classes.label ?? ''}>
          {label}
        </Title>
        <p className={classes.help}>{help}</p>
      </div>
      <div className={classes.now}>
        <p className={classes.figure}>{valueText(rule, current?.value ?? rule.default)}</p>
        <p className={classes.since}>{current ? texts.since(date(current.validFrom)) : texts.standard}</p>
        {next && <p className={classes.next}>{texts.coming(valueText(rule, next.value), date(next.validFrom))}</p>}
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
        <p className={classes.source}>
          {texts.source} {sourceUrl ? <Anchor href={sourceUrl}>{source}</Anchor> : source}
        </p>
        {rule.values.length > 0 && <RuleHistory rule={rule} />}
      </div>
    </li>
  );
};
