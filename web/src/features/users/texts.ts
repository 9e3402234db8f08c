/** The Danish words of the users' screens. */
export const texts = {
  title: 'Brugere',
  create: 'Opret bruger',
  noun: 'bruger',
  lockedOut: '(Deaktiveret)',

  saved: 'Bruger blev gemt!',
  pictureUploaded: 'Billede blev uploadet!',
  lockedOutNow: 'Bruger blev deaktiveret!',
  unlockedNow: 'Bruger blev aktiveret!',
  removed: 'Brugeren blev slettet!',

  card: { email: 'E-mail', phone: 'Telefon' },

  page: {
    remove: 'Slet bruger',
    lockOut: 'Deaktivér bruger',
    unlock: 'Aktivér bruger',
    lockOutTitle: 'Er du sikker på at du vil deaktivere denne bruger?',
    lockOutEffect: 'Brugeren bliver logget ud med det samme og kan ikke logge ind igen, før du aktiverer brugeren.',
  },

  form: {
    picture: 'Billede',
    uploadPicture: 'Upload billede',
    details: 'Oplysninger',
    access: 'Adgang',
    newPassword: 'Ny adgangskode',
    passwordHelp: 'Mindst 12 tegn. Uden en adgangskode kan brugeren ikke logge ind.',
    newPasswordHelp: 'Lad feltet være tomt for at beholde den nuværende. En ny logger brugeren ud overalt.',
    ownPasswordHelp: 'Lad feltet være tomt for at beholde den nuværende. En ny logger dig ud alle andre steder.',
    areasHelp: 'Brugeren ser sponsoraterne i disse områder. En Admin ser alle.',
  },
} as const;
