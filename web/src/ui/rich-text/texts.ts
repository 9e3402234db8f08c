/** The Danish words of a text that is read. */
export const texts = { newTab: ' (åbner i en ny fane)' } as const;
