import { Box, Group, Text } from '@mantine/core';
import { type Rule, ruleValueText } from '@sponsorat/api';
import { date, dateTime, today } from '../../lib/formats.ts';
import { RemoveButton } from '../../ui/BusyButton.tsx';
import { confirmAndDelete } from '../../ui/confirmAndDelete.ts';
import { useRemoveRuleValue } from './rule-values.queries.ts';
import { valueOn } from './rule-values.rules.ts';
import { texts } from './texts.ts';

const t = texts.history;

/** What a rule has been and will be, the latest day first; what has not come yet can be taken back. */
export const RuleHistory = ({ rule }: { rule: Rule }) => {
  const { mutateAsync: remove } = useRemoveRuleValue();
  const current = valueOn(rule, today());
  return (
    <Text component="div" fz="sm">
      <ol className="rows">
        {rule.values.map(({ id, validFrom, value, note, by, at }) => {
          const name = t.name(ruleValueText(rule, value), date(validFrom));
          const isComing = validFrom > today();
          return (
            <Group
              renderRoot={(props) => <li {...props} />}
              align="baseline"
              gap="2px 16px"
              className="tabular"
              key={id}
            >
              <Box component="span" w="8rem" flex="none">
                {t.from(date(validFrom))}
              </Box>
              <Box component="span" flex="1 1 12rem" miw={0} className="anywhere">
                <strong>{ruleValueText(rule, value)}</strong>
                {id === current?.id && (
                  <Text span inherit ml="xs" fw={550}>
                    {t.current}
                  </Text>
                )}
                {isComing && (
                  <Text span inherit ml="xs" fw={550}>
                    {t.future}
                  </Text>
                )}
                <Text span inherit display="block" c="dimmed">
                  {by}, {dateTime(at)}
                </Text>
                {note && (
                  <Text span inherit display="block">
                    {note}
                  </Text>
                )}
              </Box>
              {isComing && (
                <RemoveButton
                  size="compact-sm"
                  aria-label={t.removeNamed(name)}
                  onClick={() =>
                    void confirmAndDelete({
                      noun: t.noun,
                      name,
                      done: t.removed,
                      remove: () => remove(id),
                    })
                  }
                >
                  {t.remove}
                </RemoveButton>
              )}
            </Group>
          );
        })}
        <Group renderRoot={(props) => <li {...props} />} align="baseline" gap="2px 16px" className="tabular">
          <Box component="span" w="8rem" flex="none">
            {t.beginning}
          </Box>
          <Box component="span" flex="1 1 12rem" miw={0} className="anywhere">
            <strong>{ruleValueText(rule, rule.default)}</strong>
            {!current && (
              <Text span inherit ml="xs" fw={550}>
                {t.current}
              </Text>
            )}
            <Text span inherit display="block" c="dimmed">
              {t.standard}
            </Text>
          </Box>
        </Group>
      </ol>
    </Text>
  );
};
