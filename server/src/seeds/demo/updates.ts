/** What the bank tells its staff, the newest first; `daysAgo` is when. */
export const updates = [
  {
    daysAgo: 3,
    title: 'Husk billetterne: book i god tid',
    description: `<p>Flere kolleger har oplevet, at billetterne til de største arrangementer var væk. Fra nu af gælder én enkel regel: <strong>skriv til den ansvarlige senest 14 dage før</strong>.</p>
<h3>Sådan gør du</h3>
<ol><li>Find klubben under <em>Billetter</em>.</li><li>Tjek, hvor mange der er tilbage.</li><li>Skriv til den ansvarlige med navn på kunden og antal gæster.</li></ol>
<p>Billetter, der ikke er hentet dagen før, går tilbage til klubben og deles ud til ungdomsholdene.</p>`,
  },
  {
    daysAgo: 19,
    title: 'Ny standardtekst om eksklusivitet',
    description: `<p>Juridisk afdeling har godkendt en ny tekst om <strong>eksklusivitet</strong>. Den skal bruges i alle nye aftaler på over 50.000 kr. om året.</p>
<ul><li>Banken er eneste sponsor inden for bank, realkredit og pension.</li><li>Forsikring er <em>ikke</em> længere omfattet.</li><li>Eksisterende aftaler løber videre uændret.</li></ul>
<p>Læs hele vejledningen på <a href="https://eksempel.dk/vejledning/eksklusivitet">eksempel.dk</a>.</p>`,
  },
  {
    daysAgo: 41,
    title: '312 børn på sommerskole',
    description: `<p>Fjordbankens sommerskole blev holdt i ni klubber fra Skagen til Rønne, og <strong>312 børn</strong> var med. Tak til alle jer, der stod i boden med saftevand og regnestykker.</p>
<h3>Det sagde klubberne</h3>
<ul><li>»Den bedste uge i klubhuset i årevis.«</li><li>»Vi fik 27 nye medlemmer under 12 år.«</li></ul>
<p>Billeder til opslag ligger på <a href="https://eksempel.dk/billeder/sommerskole">eksempel.dk/billeder</a>. Spørg forældrene, før I bruger et billede, hvor man kan kende et barn.</p>`,
  },
  {
    daysAgo: 68,
    title: 'Underskrevne aftaler: brug den nye upload',
    description: `<p>En aftale er først aktiv, når den <strong>underskrevne PDF</strong> er uploadet. Vi fandt 14 aftaler i skuffer og indbakker, som aldrig kom ind i systemet.</p>
<p>Har klubben sin egen aftale, så sæt hak i <em>Klubbens egen aftale</em>, når du uploader. Så kan alle se, hvilken tekst der gælder.</p>`,
  },
  {
    daysAgo: 104,
    title: 'Rammen for næste års sponsorater',
    description: `<p>Bestyrelsen har besluttet rammen for næste år. Den samlede sum er uændret, men fordelingen er ny:</p>
<ul><li><strong>40 %</strong> til børn og unge</li><li><strong>35 %</strong> til hovedsponsorater</li><li><strong>25 %</strong> til kultur, friluftsliv og nye idrætter</li></ul>
<h3>Hvad betyder det for dig?</h3>
<p>Gennemgå dine aftaler med genforhandling inden for et halvt år, og tal med områdechefen, før du lover noget videre.</p>`,
  },
  {
    daysAgo: 152,
    title: 'Velkommen til det nye sponsorsystem',
    description: `<p>Regnearkene er lukket. Alle sponsorater, aftaler og billetter ligger nu <em>ét</em> sted.</p>
<h3>Kom godt i gang</h3>
<ol><li>Se dine klubber under <em>Alle sponsorater</em>.</li><li>Tjek, at kontaktpersonen stadig er den rigtige.</li><li>Skriv udnyttelsen ind, mens du husker den.</li></ol>
<p>Spørgsmål? Skriv til <a href="https://eksempel.dk/hjaelp">hjælpen</a>, eller ring til Mette.</p>`,
  },
] as const;
