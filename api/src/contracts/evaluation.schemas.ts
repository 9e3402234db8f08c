/** What an evaluation can come to. */
export const recommendations = ['Fortsæt', 'Udvid', 'Reducér', 'Stop'] as const;
