import { Text } from '@mantine/core';
import { useField } from '../../../ui/form/formHooks.ts';
import { texts } from './texts.ts';

type ColleagueWarningProps = {
  field: Parameters<typeof useField<string | null>>[0];
  /** The addresses of those who have the club's area, in small letters. */
  colleagues: readonly string[];
};

/** Says under a signer's address that it is a colleague's, which may be sent to all the same. */
export const ColleagueWarning = ({ field, colleagues }: ColleagueWarningProps) => {
  const { value } = useField(field);
  const isColleague = colleagues.includes((value ?? '').trim().toLowerCase());
  return (
    <div role="status">
      {isColleague && (
        <Text fz="sm" mt={4} data-tone="warning" c="var(--tone)">
          {texts.colleague}
        </Text>
      )}
    </div>
  );
};
