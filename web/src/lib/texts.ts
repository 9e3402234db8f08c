/** What the client says where no answer of the server's says it. */
export const clientTexts = {
  offline: {
    error: 'Ingen forbindelse',
    message: 'Der er ikke forbindelse til serveren. Tjek din netforbindelse, og prøv igen.',
  },
  unreadable: {
    error: 'Uventet svar',
    message: 'Serveren svarede ikke, som den skulle. Prøv igen om lidt.',
  },
} as const;

export const sessionTexts = {
  forbidden: {
    error: 'Kun for administratorer',
    message: 'Du har ikke adgang til denne side. Spørg en administrator, hvis du har brug for den.',
  },
} as const;
