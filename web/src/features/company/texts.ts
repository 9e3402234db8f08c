/** The Danish texts of the company's own settings. */
export const texts = {
  title: 'Indstillinger',
  saved: 'Indstillinger blev gemt!',
  company: 'Virksomhed',
  companyHint: 'Navnet står i topbjælken, og oplysningerne står på aftalerne.',
  logo: 'Logo',
  logoHint: 'Logoet står i topbjælken og på aftalerne. Det gemmes med det samme.',
  uploadLogo: 'Upload logo',
  logoUploaded: 'Logo blev uploadet!',
} as const;
