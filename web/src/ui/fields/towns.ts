let loading: Promise<Record<string, string>> | undefined;

const load = async (): Promise<Record<string, string>> => {
  const response = await fetch('/postnumre.json');
  return response.ok ? ((await response.json()) as Record<string, string>) : {};
};

/** The towns by postnummer, fetched once and first when somebody needs them. */
export const towns = (): Promise<Record<string, string>> => {
  loading ??= load().catch(() => {
    loading = undefined;
    return {};
  });
  return loading;
};

/** The town of a postnummer; undefined for one that is not in use. Numbers under 1000 may lack their zero. */
export const townOf = async (zipCode: string): Promise<string | undefined> =>
  /^\d{3,4}$/.test(zipCode) ? (await towns())[zipCode.padStart(4, '0')] : undefined;
