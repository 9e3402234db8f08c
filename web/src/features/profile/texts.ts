/** The Danish texts of one's own profile. */
export const texts = {
  title: 'Min profil',
  saved: 'Din profil blev gemt!',
  pictureUploaded: 'Billede blev uploadet!',
  uploadPicture: 'Upload billede',
  picture: 'Billede',
  details: 'Oplysninger',

  access: 'Adgang',
  accessHint: 'Kun en Admin kan ændre det, der står her.',
  facts: { email: 'E-mail', roles: 'Roller', areas: 'Områder' },
  everyArea: 'Som Admin ser du alle områder.',

  password: {
    title: 'Adgangskode',
    hint: 'Når du skifter adgangskode, bliver du logget ud alle andre steder, hvor du er logget ind.',
    change: 'Skift adgangskode',
    help: 'Mindst 12 tegn. En sætning er let at huske og svær at gætte.',
    done: 'Din adgangskode er skiftet. Du er logget ud alle andre steder.',
  },

  firstPassword: {
    title: 'Vælg din egen adgangskode',
    purpose:
      'En administrator har valgt den adgangskode, du loggede ind med. Vælg en, som kun du kender, for at fortsætte.',
    save: 'Gem og fortsæt',
    leave: 'Log ud',
  },
} as const;
