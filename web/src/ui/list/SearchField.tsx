import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { useIsNarrow } from '../useIsNarrow.ts';

const PAUSE_MS = 300;
// As many letters as stand beside "+ Filter" on a phone.
const ROOM_ON_PHONE = 22;

export type SearchFieldProps = {
  value: string;
  onChange: (term: string) => void;
  /** What is searched in, e.g. "Søg efter klub, by eller kontakt". */
  label: string;
};

/** Free text, sent on after a pause in typing. The term stays in view; Escape clears it. */
export const SearchField = ({ value, onChange, label }: SearchFieldProps) => {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const send = useRef(onChange);
  send.current = onChange;

  // A term from elsewhere (Back, "Ryd filtre") replaces what stands here; our own comes back trimmed and must not.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const term = typed.trim();
    if (term === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = term;
      send.current(term);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const isPhone = useIsNarrow('30em');
  const now = (term: string) => {
    setTyped(term);
    sent.current = term.trim();
    onChange(term.trim());
  };
  return (
    <TextInput
      role="searchbox"
      aria-label={label}
      placeholder={isPhone && label.length > ROOM_ON_PHONE ? texts.list.search : label}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={200}
      leftSection={<IconSearch size={17} stroke={1.75} aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') now(typed);
        if (event.key === 'Escape' && typed) now('');
      }}
      rightSection={typed && <CloseButton size="sm" aria-label={texts.list.clearSearch} onClick={() => now('')} />}
    />
  );
};
