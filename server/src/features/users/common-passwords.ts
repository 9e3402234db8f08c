import type { Guesses } from '@sponsorat/api';

/*
 * Passwords of twelve characters and more that stand high on the lists of leaked ones, and the Danish ones of their
 * kind. Shorter ones are refused for their length.
 */
const common = `
  000000000000 0000000000000000 010203040506 012345678910 0123456789ab 0123456789abcdef 098765432100 101010101010
  111111111111 1111111111111 11111111111111 111111111111111 1111111111111111 111222333444 112233445566 11223344556677
  112233445566778899 121212121212 12121212121212 121314151617 123123123123 123123123123123 123321123321 1234123412341234
  123412341234 1234512345123 123451234512345 123456123456 1234561234567 12345678900987654321 12345678900987 123456789000
  123456789011 123456789012 1234567890123 12345678901234 123456789012345 1234567890123456 123456789012345678
  12345678901234567890 123456789098 1234567890987654321 1234567890ab 1234567890abc 1234567890qwe 1234567890qwerty
  123456789101 1234567891011 12345678910111213 123456789123 123456789123456 123456789123456789 1234567887654321
  123456789987654321 123456789abc 123456789abcd 123456789qwe 123456789qwerty 12345678910a 123456abcdef 123456asdfgh
  123456qwerty 1234567qwerty 12345qwertyuiop 1234abcd1234 1234qwer1234 1234qwerasdf 1234qwerasdfzxcv 123abc123abc
  123qwe123qwe 123qweasdzxc 123qweasdzxc123 12qwaszx12qwaszx 131313131313 135791113151 147258369147 147258369000
  147852369147 159357159357 159753159753 1q2w3e1q2w3e 1q2w3e4r1q2w3e4r 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i
  1q2w3e4r5t6y7u8i9o0p 1qa2ws3ed4rf 1qaz1qaz1qaz 1qaz2wsx1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc
  1qazxsw23edcvfr4 1qw23er45ty6 202020202020 222222222222 232323232323 252525252525 333333333333 444444444444
  456456456456 555555555555 654321654321 666666666666 696969696969 777777777777 789456123000 7894561230123
  789789789789 888888888888 987654321000 9876543210123 987654321987 999999999999 a123456789012
  a1b2c3d4e5f6 a1b2c3d4e5f6g7 a1s2d3f4g5h6 aa1234567890 aaaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaaaa
  aaaabbbbcccc abababababab abc123456789 abc123abc123 abcabcabcabc abcd12341234 abcd1234abcd abcd1234abcd1234
  abcd12345678 abcdabcdabcd abcde1234567 abcdef123456 abcdef1234567 abcdefg12345 abcdefg123456 abcdefg1234567
  abcdefgh1234 abcdefgh12345678 abcdefghijkl abcdefghijklm abcdefghijklmn abcdefghijklmnop
  abcdefghijklmnopqrstuvwxyz access123456 admin1234567 admin12345678 admin123456789 admin@123456 adminadmin12
  adminadmin123 adminadminadmin administrator administrator1 administrator123 administrat0r aezakmi12345
  alexander123 alexander1234 alexandersen alexandria12 animals12345 asd123asd123 asdasdasdasd asdf1234asdf
  asdf1234asdf1234 asdfasdfasdf asdfasdfasdfasdf asdfgh123456 asdfghjkl123 asdfghjkl1234 asdfghjkl12345
  asdfghjklqwertyuiop asdfghjklzxcvbnm asdqwe123456 azerty123456 azertyuiop123 azertyuiopqsdfghjklm
  babygirl1234 barcelona123 barcelona1899 barcelonafc1 baseball1234 basketball12 basketball123 battlefield1
  battlefield3 bbbbbbbbbbbb benjamin1234 billabong123 billgates123 blink182blink bonjour12345 brittany1234
  butterfly123 butterfly1234 byteme123456 california12 cantona12345 celtic188888 chacha123456 champions123
  changeme1234 changeme12345 changeme123456 changemeplease changemenow1 charlie12345 charlie123456 cheerleader1
  chelsea12345 chocolate123 chocolate1234 christian123 christmas123 christopher1 christopher12 clementine12
  computer1234 computer12345 computer123456 correcthorse correcthorsebatterystaple cowboys12345 cristiano123
  cristianoronaldo cristianoronaldo7 dallascowboys daniel123456 darthvader12 default12345 defaultpassword
  denmark12345 diamond12345 dinosaur1234 dolphin12345 dragon123456 dragonball12 dragonballz1 dragonballgt
  elizabeth123 elizabeth1234 england12345 enterprise12 everything12 facebook1234 facebook12345 facebook123456
  fernando1234 football1234 football12345 football123456 footballer12 freedom12345 friends12345 friendship12
  fuckyou12345 fuckyou123456 fuckyoubitch galatasaray1 galatasaray1905 gangster1234 gateway12345 gfhjkmgfhjkm
  godisgood123 goodmorning1 google123456 gratitude123 guest1234567 hahaha123456 happy1234567 happybirthday
  harrypotter1 harrypotter7 heavenly1234 hello1234567 hellohello12 hellohello123 hellokitty12 hellokitty123
  helloworld12 helloworld123 helloworld1234 helpmeplease iamthebest12 iamthebest123 iceman123456 iloveyou1234
  iloveyou12345 iloveyou123456 iloveyou4ever iloveyouforever iloveyoubaby iloveyouiloveyou iloveyousomuch
  iloveyou2much ilovemyself1 ilovemyfamily ilovemymom123 ilovejesus12 ilovejesus123 internet1234 internet12345
  jacqueline12 jamesbond007 jasmine12345 jennifer1234 jessica12345 jesuschrist1 jesuslovesme jesusisking1
  jesusislord1 jesusisgood1 johndoe12345 jordan232323 jordan123456 justinbieber juventus1897 kingkong1234
  kristian1234 kristoffer12 letmein12345 letmein123456 letmeinletmein letmeinplease letmeinnow12 linkinpark12
  linkinpark123 liverpool123 liverpool1892 liverpool1234 liverpoolfc1 lollipop1234 lollollollol longpassword
  louisvuitton love12345678 love123456789 lovelove1234 lovelovelove lovely123456 loveyou12345 loveyou123456
  loveyouforever loveyousomuch macbook12345 manchester12 manchester123 manchesterunited manutd123456 maradona1010
  marlboro1234 martin123456 master123456 mercedes1234 mercedesbenz metallica123 metallica666 michael12345
  michelle1234 microsoft123 minecraft123 minecraft1234 mississippi1 mohammed1234 monkey123456 monkeymonkey
  motherfucker motherfucker1 mustang12345 mypassword12 mypassword123 mypassword1234 mypassword12345 naruto123456
  narutouzumaki newpassword1 newpassword12 newpassword123 nicholas1234 nintendo1234 nopassword12 nopassword123
  nothing12345 p@ssw0rd1234 p@ssw0rd12345 p@ssw0rd123456 p@ssword1234 p@ssword12345 pa$$w0rd1234 pa$$word1234
  pa55word1234 parola123456 pass123456789 pass12345678 passpass1234 passpasspass passport1234 passw0rd1234
  passw0rd12345 passw0rd123456 password!123 password0000 password0123 password1111 password1212 password1234
  password12345 password123456 password1234567 password12345678 password123456789 password1234567890 password123!
  password1234! password123password password1password password2000 password2010 password2015 password2016
  password2017 password2018 password2019 password2020 password2021 password2022 password2023 password2024
  password2025 password2026 password4321 password@123 password@1234 password#123 password_123 passwordpassword
  passwordpassword1 patriots1234 peterpan1234 pokemon12345 pokemon123456 popopopopopo princess1234 princess12345
  princess123456 princesa1234 qaz123wsx456 qazqazqazqaz qazwsx123456 qazwsxedc123 qazwsxedc1234 qazwsxedcrfv
  qazwsxedcrfvtgb qazwsxedcrfvtgbyhnujm qazxswedc123 qazxswedcvfr q1w2e3q1w2e3 q1w2e3r4q1w2e3r4 q1w2e3r4t5y6
  q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0 q12345678901 q1234567890p qqqqqqqqqqqq qwe123asd456
  qwe123qwe123 qweasdzxc123 qweasdzxc1234 qweqweqweqwe qwer1234asdf qwer1234asdfzxcv qwer1234qwer qwer12345678
  qwer1234qwer1234 qwerasdfzxcv qwerasdfzxcv1234 qwerqwerqwer qwert1234567 qwerty123123 qwerty123321 qwerty123456
  qwerty1234567 qwerty12345678 qwerty123456789 qwerty1234567890 qwerty123qwerty qwerty654321 qwertyasdfgh
  qwertyasdfghzxcvbn qwertyqwerty qwertyqwerty1 qwertyqwerty123 qwertyui1234 qwertyui12345678 qwertyuiop12
  qwertyuiop123 qwertyuiop1234 qwertyuiop12345 qwertyuiop123456 qwertyuiop1234567890 qwertyuiopas qwertyuiopasdf
  qwertyuiopasdfg qwertyuiopasdfgh qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm qwertyuiop[] qwertyuiopåæø
  rainbow12345 rangers18722 realmadrid12 realmadrid123 realmadrid10 realmadrid1902 red123456789 rockandroll1
  rockyou12345 ronaldinho10 ronaldo77777 rootroot1234 samantha1234 samsung12345 samsung123456 scoobydoo123
  secret123456 secretsecret shadow123456 skateboard12 skateboarding slipknot6666 snickers1234 snoopy123456
  softball1234 something123 soulmate1234 spiderman123 spiderman1234 spongebob123 sponge123456 starwars1234
  starwars12345 stephanie123 summer123456 sunshine1234 sunshine12345 sunshine123456 superman1234 superman12345
  superman123456 superstar123 superuser123 supervisor12 sweetheart12 system123456 teamo1234567 teddybear123
  temppassword temppassword1 temporary123 test12345678 test123456789 testing12345 testing123456 testpassword
  testtest1234 testtesttest tester123456 thankyoulord thebest12345 thefacebook1 thisismypassword thispassword
  tiger1234567 tigers123456 tinkerbell12 tinkerbell123 tottenham123 toyota123456 trustno1trustno1 trustno12345
  unbelievable undertaker12 university12 user12345678 userpassword vacation1234 valentina123 valentine123
  veronica1234 victoria1234 victoria12345 vodafone1234 volkswagen12 washington12 welcome12345 welcome123456
  welcome1234567 welcome1welcome1 welcome2024! welcome2025! welcome2026! welcome@1234 welcome@12345 welcometomylife
  whatever1234 whatever12345 william12345 windows12345 winnie123456 wonderful123 wordpass1234 wwwwwwwwwwww
  xxxxxxxxxxxx yourpassword yourmom12345 yourmother12 youandme1234 zaq12wsxcde3 zaq1zaq1zaq1 zaq1xsw2cde3
  zaq1xsw2cde3vfr4 zaqwsxcderfv zxc123zxc123 zxcasdqwe123 zxcasdqwe1234 zxcvbnm12345 zxcvbnm123456 zxcvbnm1234567
  zxcvbnmasdfghjkl zxcvbnmasdfghjklqwertyuiop zxcvzxcvzxcv zxzxzxzxzxzx zzzzzzzzzzzz

  adgangskode1 adgangskode12 adgangskode123 adgangskode1234 adgangskode12345 adgangskode2023 adgangskode2024
  adgangskode2025 adgangskode2026 adgangskoden adgangskoden1 administratoren afdelingsleder andersand123
  andersand313 brondby12345 brøndby12345 brøndbyif1964 brondbyif1964 danmark12345 danmark123456 danmark1992!
  danmark199292 danmarkdanmark danskebank12 danskebank123 detvedjegikke dinmor123456 dinmor12345678 elskerdig123
  fckøbenhavn1 fckøbenhavn1992 fckobenhavn1992 fodbold12345 fodbold123456 frederik1234 frederikke12 goddag123456
  hejhej123456 hejhejhejhej hejmeddig123 hemmelig1234 hemmelig12345 hemmeligt123 hemmelighed1 hemmelighed123
  idontknow123 intetpassword jegelskerdig jegelskerdig1 jegelskerdig123 jegerbedst12 jegvedikke12 jegvedikke123
  julemanden12 julemanden123 kaffekaffe12 kodeord12345 kodeord123456 kodeordkodeord københavn123 københavn1234
  kobenhavn123 kærlighed123 kristian12345 leverpostej1 leverpostej123 lillemus1234 midtjylland1 midtjylland123
  mitkodeord12 mitkodeord123 mitpassword1 mitpassword123 mormor123456 morten123456 nyadgangskode nyadgangskode1
  nyadgangskode123 nytkodeord12 nytkodeord123 nytpassword1 nytpassword123 pandekage123 prinsesse123 prinsesse1234
  rødgrødmedfløde rodgrodmedflode skatmedkat12 skiftmig1234 skiftkode123 skiftkodeord sommer123456 sommersommer
  sommer2023!! sommer2024!! sommer2025!! sommer2026!! sommerferie1 sommerferie123 sommerhus123 sommerfugl12
  sommerfugl123 standard1234 sparekassen1 sparekassen123 sponsorat123 sponsorat1234 sponsorat2024 sponsorat2025
  sponsorat2026 sponsorater12 sponsorater123 sponsoraftale sponsoraftale1 sponsoraftale123 sponsoratet12
  sponsoratet123 sponsoratsponsorat sønderjylland velkommen123 velkommen1234 velkommen12345 velkommen2023
  velkommen2024 velkommen2025 velkommen2026 velkommen123! velkommenhjem velkommenvelkommen vinter123456
`;

const known = new Set(common.trim().split(/\s+/));

const knownWords = new Set(
  [...known]
    .map((password) => password.replaceAll(/^\P{L}+|\P{L}+$/gu, ''))
    .filter((word) => /^\p{L}{4,}$/u.test(word)),
);

/** Ways to write a word without æ, ø and å. */
const spellings = (word: string): string[] => [
  word,
  word.replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa'),
  word.replaceAll('æ', 'a').replaceAll('ø', 'o').replaceAll('å', 'a'),
];

/** The words of a bank's name, by themselves and all together, also without the article and in the genitive. */
const wordsOfBank = (name: string): Set<string> => {
  const words =
    name
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? [];
  const named = [...words.filter((word) => word.length > 1), words.join('')];
  const forms = named.flatMap((word) => [word, word.replace(/e[nt]$/, '')]).filter((word) => word.length > 1);
  return new Set(forms.flatMap((word) => [word, `${word}s`]).flatMap(spellings));
};

/** What guessers try first where the bank has this name. */
export const guessesAt = (bankName: string | null): Guesses => {
  const bankWords = wordsOfBank(bankName ?? '');
  return {
    isCommon: (password) => known.has(password),
    isWord: (word) => knownWords.has(word) || bankWords.has(word),
  };
};
