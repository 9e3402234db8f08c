import { daysBetween, isIsoDate } from '@sponsorat/api';
import { longDate, today } from '../../lib/formats.ts';
import { DateField, type DateFieldProps } from '../../ui/fields/DateField.tsx';
import { FieldWarning } from '../../ui/fields/FieldWarning.tsx';
import { useField } from '../../ui/form/formHooks.ts';
import { texts } from './texts.ts';

const t = texts.register;
/** A transfer may be planned so far ahead; a later day is rather a year that was written wrong. */
const PLANNED_DAYS = 31;

/** The day that something was paid on: one that lies ahead hides what is owed, and is pointed out. */
export const PaidOnField = (props: DateFieldProps) => {
  const { value } = useField(props.field);
  const ahead = value !== null && isIsoDate(value) ? daysBetween(today(), value) : 0;
  if (ahead <= 0) return <DateField {...props} />;
  const warning = ahead > PLANNED_DAYS ? t.paidFarAhead(longDate(value), ahead) : t.paidLater;
  return <DateField {...props} help={<FieldWarning>{warning}</FieldWarning>} />;
};
