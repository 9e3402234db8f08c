import type { Rule } from '@sponsorat/api';
import { date, longDateTime } from '../../lib/formats.ts';
import { RemoveButton } from '../../ui/BusyButton.tsx';
import { confirmAndDelete } from '../../ui/confirmAndDelete.ts';
import { today } from '../../ui/fields/DateField.tsx';
import classes from './rule-values.module.css';
import { useRemoveRuleValue } from './rule-values.queries.ts';
import { valueOn, valueText } from './rule-values.rules.ts';
import { texts } from './texts.ts';

const t = texts.history;

/** What a rule has been and will be, the latest day first; what has not come yet can be taken back. */
export const RuleHistory = ({ rule }: { rule: Rule }) => {
  const { mutateAsync: remove } = useRemoveRuleValue();
  const current = valueOn(rule, today());
  return (
    <details className={classes.history}>
      <summary>{t.title(rule.values.length + 1)}</summary>
      <ol className={classes.values}>
        {rule.values.map(({ id, validFrom, value, note, by, at }) => {
          const name = t.name(valueText(rule, value), date(validFrom));
          const isComing = validFrom > today();
          return (
            <li key={id} className={classes.value}>
              <span className={classes.day}>{t.from(date(validFrom))}</span>
              <span className={classes.said}>
                <strong>{valueText(rule, value)}</strong>
                {id === current?.id && <span className={classes.state}>{t.current}</span>}
                {isComing && <span className={classes.state}>{t.future}</span>}
                <span className={classes.who}>
                  {by}, {longDateTime(at)}
                </span>
                {note && <span className={classes.note}>{note}</span>}
              </span>
              {isComing && (
                <RemoveButton
                  size="compact-sm"
                  aria-label={t.removeNamed(name)}
                  onClick={() =>
                    void confirmAndDelete({
                      noun: t.noun,
                      gender: 'denne',
                      name,
                      done: t.removed,
                      remove: () => remove(id),
                    })
                  }
                >
                  {t.remove}
                </RemoveButton>
              )}
            </li>
          );
        })}
        <li className={classes.value}>
          <span className={classes.day}>{t.beginning}</span>
          <span className={classes.said}>
            <strong>{valueText(rule, rule.default)}</strong>
            {!current && <span className={classes.state}>{t.current}</span>}
            <span className={classes.who}>{t.standard}</span>
          </span>
        </li>
      </ol>
    </details>
  );
};
