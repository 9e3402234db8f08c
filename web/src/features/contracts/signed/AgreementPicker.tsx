import { useDebouncedValue } from '@mantine/hooks';
import { api, contractStatus } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchQuery } from '../../../domain/search.queries.ts';
import { call, errorWords } from '../../../lib/client.ts';
import { ListSelect } from '../../../ui/fields/ListSelect.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { type Agreement, agreementLine } from './signed-files.rules.ts';
import { texts as t } from './texts.ts';

type Choice = { value: string; label: string; find: () => Promise<Agreement[]> };

const choiceOf = (one: Agreement): Choice => ({
  value: `contract-${one.contractId}`,
  label: agreementLine(one),
  find: async () => [one],
});

const PAUSE_MS = 200;
const MOST_FOUND = 10;

const byNumber = async (number: string): Promise<Agreement[]> =>
  (await call(api.contracts.match, { body: { numbers: [number] } })).filter((one) => one.contractId !== null);

/** The agreements of a club that await their signature. */
const awaitingOf = async (id: number, name: string): Promise<Agreement[]> =>
  (await call(api.contracts.list, { params: { id } }))
    .filter(({ status }) => status === contractStatus.awaiting)
    .map(({ number, status, version, id: contractId, externalNumber, startDate, endDate }) => ({
      number,
      status,
      version,
      contractId,
      sponsorshipId: id,
      name,
      externalNumber,
      startDate,
      endDate,
    }));

type AgreementPickerProps = { fileName: string; onPick: (agreement: Agreement) => void };

/** Finds the agreement of a file by its number, or by its club. */
export const AgreementPicker = ({ fileName, onPick }: AgreementPickerProps) => {
  const [typed, setTyped] = useState('');
  const [sought] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const [narrowed, setNarrowed] = useState<{ to: Choice[]; said: string }>();
  const { data, isError, isPending, isPlaceholderData } = useQuery(searchQuery(sought, MOST_FOUND));
  const { data: named = [], isLoading: isMatching } = useQuery({
    queryKey: ['agreements-of', sought],
    queryFn: ({ signal }) => call(api.contracts.matchFiles, { body: { names: [sought] }, signal }),
    enabled: sought !== '',
    meta: { inline: true },
  });
  const awaiting = named.flatMap(({ agreement, proposals }) => (agreement ? [agreement] : proposals)).map(choiceOf);
  const itemsOf = (kind: string) => data?.groups.find((group) => group.kind === kind)?.items ?? [];
  const contracts = itemsOf('contract').map(
    ({ id, title, subtitle }): Choice => ({
      value: `contract-${id}`,
      label: `${title} · ${subtitle}`,
      find: () => byNumber(title),
    }),
  );
  const clubs = itemsOf('sponsorship').map(
    ({ id, title }): Choice => ({ value: `club-${id}`, label: title, find: () => awaitingOf(id, title) }),
  );
  // Those that await their signature come first: a club may have none.
  const agreements = [...awaiting, ...contracts.filter(({ value }) => !awaiting.some((one) => one.value === value))];
  const offered = narrowed?.to.length ? narrowed.to : [...agreements, ...clubs];
  const groups = [
    { group: t.contracts, items: agreements },
    { group: t.clubs, items: clubs },
  ].filter(({ items }) => items.length > 0);

  const choose = async (choice: Choice) => {
    try {
      const [match, ...others] = await choice.find();
      if (!match) setNarrowed({ to: [], said: t.noneAwaits(choice.label) });
      else if (others.length === 0) onPick(match);
      else
        setNarrowed({
          to: [match, ...others].map(choiceOf),
          said: t.severalAwait(choice.label),
        });
    } catch (failure) {
      setNarrowed({ to: [], said: errorWords(failure).message });
    }
  };
  const waiting = isError ? uiTexts.select.failed : uiTexts.loading;
  return (
    <ListSelect
      aria-label={t.pick(fileName)}
      placeholder={t.pickPlaceholder}
      data={narrowed?.to.length ? narrowed.to : groups}
      value={null}
      error={narrowed?.said}
      onChange={(value) => {
        const choice = offered.find((one) => one.value === value);
        if (choice) void choose(choice);
      }}
      searchable
      onSearchChange={(text) => {
        setTyped(text);
        if (text !== '') setNarrowed(undefined);
      }}
      awaited={typed.trim() !== '' && (typed.trim() !== sought || isPending || isPlaceholderData || isMatching)}
      filter={({ options }) => options}
      nothingFoundMessage={sought !== '' && (data ? t.noHit : waiting)}
      autoComplete="off"
    />
  );
};
