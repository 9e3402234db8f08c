/** The pictures that a product may have: file names of the open icon set Tabler, kind by kind. */
export const productIcons = [
  // To be seen
  ...['rectangle.svg', 'flag.svg', 'sign-right.svg', 'shirt.svg', 'shirt-sport.svg', 'bus.svg', 'building-stadium.svg'],
  ...['speakerphone.svg', 'world.svg', 'device-tv.svg', 'device-mobile.svg', 'news.svg', 'ad.svg', 'photo.svg'],
  ...['video.svg', 'camera.svg', 'social.svg', 'microphone.svg', 'mail.svg', 'qrcode.svg', 'signature.svg'],
  // To be a guest
  ...['ticket.svg', 'id-badge-2.svg', 'crown.svg', 'star.svg', 'music.svg', 'masks-theater.svg', 'confetti.svg'],
  ...['armchair.svg', 'tools-kitchen-2.svg', 'coffee.svg', 'beer.svg', 'glass-full.svg', 'cake.svg', 'car.svg'],
  ...['parking.svg', 'map-pin.svg', 'key.svg', 'tent.svg', 'building-pavilion.svg'],
  // To take part
  ...['users.svg', 'friends.svg', 'presentation.svg', 'school.svg', 'book.svg', 'pig-money.svg', 'coin.svg'],
  ...['calendar-event.svg', 'gift.svg', 'balloon.svg', 'heart-handshake.svg', 'campfire.svg', 'leaf.svg'],
  // Sports
  ...['trophy.svg', 'medal.svg', 'scoreboard.svg', 'ball-football.svg', 'ball-basketball.svg', 'ball-volleyball.svg'],
  ...['ball-tennis.svg', 'play-handball.svg', 'gymnastics.svg', 'run.svg', 'bike.svg', 'swimming.svg', 'sailboat.svg'],
  ...['golf.svg', 'horse-toy.svg', 'karate.svg', 'ice-skating.svg', 'device-gamepad-2.svg'],
] as const;
export type ProductIcon = (typeof productIcons)[number];
