/* Stars to about the fourth magnitude in the figures this course uses; right ascension in hours and minutes,
   declination in degrees and minutes (J2000), visual magnitude. Names in small letters are keys. Good to a minute of arc, which is far better than an eye. */
window.Sky = window.Sky || {};

Sky.stars = Object.fromEntries(`
dubhe 11 03.7 +61 45 1.79|merak 11 01.8 +56 23 2.37|phecda 11 53.8 +53 42 2.44|megrez 12 15.4 +57 02 3.31|alioth 12 54.0 +55 58 1.77|mizar 13 23.9 +54 56 2.27|alkaid 13 47.5 +49 19 1.86
polaris 02 31.8 +89 16 2.02|yildun 17 32.2 +86 35 4.36|umi-e 16 46.0 +82 02 4.23|umi-z 15 44.1 +77 48 4.32|umi-h 16 17.5 +75 45 4.95|kochab 14 50.7 +74 09 2.08|pherkad 15 20.7 +71 50 3.05
caph 00 09.2 +59 09 2.27|schedar 00 40.5 +56 32 2.23|cas-g 00 56.7 +60 43 2.47|ruchbah 01 25.8 +60 14 2.68|segin 01 54.4 +63 40 3.38
alderamin 21 18.6 +62 35 2.44|alfirk 21 28.7 +70 34 3.23|errai 23 39.3 +77 38 3.21|cep-i 22 49.7 +66 12 3.52|cep-z 22 10.9 +58 12 3.35
mirfak 03 24.3 +49 52 1.79|algol 03 08.2 +40 57 2.12|per-z 03 54.1 +31 53 2.85|per-e 03 57.9 +40 01 2.89|per-g 03 04.8 +53 30 2.93|per-d 03 42.9 +47 47 3.01
alpheratz 00 08.4 +29 05 2.06|mirach 01 09.7 +35 37 2.05|almach 02 03.9 +42 20 2.10|and-d 00 39.3 +30 52 3.27
markab 23 04.8 +15 12 2.49|scheat 23 03.8 +28 05 2.42|algenib 00 13.2 +15 11 2.83|enif 21 44.2 +09 53 2.39|homam 22 41.5 +10 50 3.40|biham 22 10.2 +06 12 3.53|matar 22 43.0 +30 13 2.94
hamal 02 07.2 +23 28 2.00|sheratan 01 54.6 +20 48 2.64|mesarthim 01 53.5 +19 18 3.90|tri-b 02 09.5 +34 59 3.00|tri-a 01 53.1 +29 35 3.42|tri-g 02 17.3 +33 51 4.00
aldebaran 04 35.9 +16 31 0.87|elnath 05 26.3 +28 36 1.65|tianguan 05 37.6 +21 09 3.00|alcyone 03 47.5 +24 06 2.87|tau-g 04 19.8 +15 38 3.65|ain 04 28.6 +19 11 3.53|tau-l 04 00.7 +12 29 3.47
capella 05 16.7 +46 00 0.08|menkalinan 05 59.5 +44 57 1.90|aur-th 05 59.7 +37 13 2.62|hassaleh 04 57.0 +33 10 2.69|almaaz 05 02.0 +43 49 2.99
betelgeuse 05 55.2 +07 24 0.50|rigel 05 14.5 -08 12 0.13|bellatrix 05 25.1 +06 21 1.64|mintaka 05 32.0 -00 18 2.23|alnilam 05 36.2 -01 12 1.70|alnitak 05 40.8 -01 57 1.77|saiph 05 47.8 -09 40 2.06|meissa 05 35.1 +09 56 3.30
sirius 06 45.1 -16 43 -1.46|mirzam 06 22.7 -17 57 1.98|wezen 07 08.4 -26 24 1.84|adhara 06 58.6 -28 58 1.50|aludra 07 24.1 -29 18 2.45|procyon 07 39.3 +05 13 0.34|gomeisa 07 27.2 +08 17 2.90
castor 07 34.6 +31 53 1.58|pollux 07 45.3 +28 02 1.14|alhena 06 37.7 +16 24 1.93|tejat 06 23.0 +22 31 2.88|mebsuta 06 43.9 +25 08 3.00|wasat 07 20.1 +21 59 3.53|mekbuda 07 04.1 +20 34 3.80
regulus 10 08.4 +11 58 1.35|algieba 10 20.0 +19 51 2.00|denebola 11 49.1 +14 34 2.14|zosma 11 14.1 +20 31 2.56|chertan 11 14.2 +15 26 3.34|adhafera 10 16.7 +23 25 3.44|rasalas 09 52.8 +26 00 3.88|leo-e 09 45.9 +23 46 2.98|leo-h 10 07.3 +16 46 3.50
arcturus 14 15.7 +19 11 -0.05|izar 14 45.0 +27 04 2.40|boo-d 15 15.5 +33 19 3.47|nekkar 15 01.9 +40 23 3.50|seginus 14 32.1 +38 18 3.03|muphrid 13 54.7 +18 24 2.68|boo-r 14 31.8 +30 22 3.58
alphecca 15 34.7 +26 43 2.23|crb-b 15 27.8 +29 06 3.68|crb-g 15 42.7 +26 18 3.84|crb-th 15 32.9 +31 22 4.14|crb-e 15 57.6 +26 53 4.15
spica 13 25.2 -11 10 0.98|porrima 12 41.7 -01 27 2.74|vindemiatrix 13 02.2 +10 58 2.83|zavijava 11 50.7 +01 46 3.60|vir-d 12 55.6 +03 24 3.38|vir-z 13 34.7 -00 36 3.40
kornephoros 16 30.2 +21 29 2.77|her-z 16 41.3 +31 36 2.81|her-h 16 42.9 +38 55 3.48|her-p 17 15.0 +36 49 3.16|her-e 17 00.3 +30 56 3.92|her-d 17 15.0 +24 50 3.14
vega 18 36.9 +38 47 0.03|sheliak 18 50.1 +33 22 3.50|sulafat 18 58.9 +32 41 3.25|lyr-z 18 44.8 +37 36 4.30|lyr-d 18 54.5 +36 54 4.30
deneb 20 41.4 +45 17 1.25|sadr 20 22.2 +40 15 2.23|cyg-e 20 46.2 +33 58 2.48|cyg-d 19 45.0 +45 08 2.87|albireo 19 30.7 +27 58 3.05|cyg-h 19 56.3 +35 05 3.89
altair 19 50.8 +08 52 0.77|tarazed 19 46.3 +10 37 2.72|alshain 19 55.3 +06 24 3.71|aql-z 19 05.4 +13 52 2.99|aql-d 19 25.5 +03 07 3.36|aql-th 20 11.3 -00 49 3.24|aql-l 19 06.2 -04 53 3.43
del-b 20 37.5 +14 36 3.63|del-a 20 39.6 +15 55 3.77|del-g 20 46.7 +16 07 4.27|del-d 20 43.5 +15 04 4.43|del-e 20 33.2 +11 18 4.03
antares 16 29.4 -26 26 1.06|dschubba 16 00.3 -22 37 2.29|sco-b 16 05.4 -19 48 2.56|sco-p 15 58.9 -26 07 2.89|sco-t 16 35.9 -28 13 2.82
zubeneschamali 15 17.0 -09 23 2.61|zubenelgenubi 14 50.9 -16 03 2.75|rasalhague 17 34.9 +12 34 2.08|sabik 17 10.4 -15 43 2.43|oph-z 16 37.2 -10 34 2.54|yed 16 14.3 -03 42 2.75|cebalrai 17 43.5 +04 34 2.76|oph-k 16 57.7 +09 22 3.20
kaus 18 28.0 -25 25 2.82|sgr-d 18 21.0 -29 50 2.72|nunki 18 55.3 -26 18 2.05|ascella 19 02.6 -29 53 2.60|sgr-ph 18 45.7 -26 59 3.17|sgr-t 19 06.9 -27 40 3.32|sgr-g 18 05.8 -30 25 2.98
fomalhaut 22 57.7 -29 37 1.16|diphda 00 43.6 -17 59 2.04|menkar 03 02.3 +04 05 2.54|sadalsuud 21 31.6 -05 34 2.87|sadalmelik 22 05.8 -00 19 2.95|denebalgedi 21 47.0 -16 08 2.85|dabih 20 21.0 -14 47 3.05
alphard 09 27.6 -08 40 1.99|corcaroli 12 56.0 +38 19 2.89|gienah 12 15.8 -17 33 2.58|algorab 12 29.9 -16 31 2.94|kraz 12 34.4 -23 24 2.65|minkar 12 10.1 -22 37 3.00|cursa 05 07.8 -05 05 2.79|arneb 05 32.7 -17 49 2.58|nihal 05 28.2 -20 46 2.84
eltanin 17 56.6 +51 29 2.24|rastaban 17 30.4 +52 18 2.79|grumium 17 53.5 +56 52 3.75|dra-n 17 32.2 +55 11 4.90|altais 19 12.6 +67 40 3.07|dra-z 17 08.8 +65 43 3.17|dra-h 16 24.0 +61 31 2.73|edasich 15 24.9 +58 58 3.29|thuban 14 04.4 +64 23 3.67|dra-k 12 33.5 +69 47 3.87|dra-l 11 31.4 +69 20 3.82
`.trim().split(/[|\n]/).map((line) => {
  const [name, hours, minutes, degrees, arc, magnitude] = line.split(' ');
  const sign = degrees.startsWith('-') ? -1 : 1;
  return [name, { ra: (Number(hours) + Number(minutes) / 60) * 15, dec: sign * (Math.abs(Number(degrees)) + Number(arc) / 60), mag: Number(magnitude) }];
}));

/* Figures: the joined stars, where the name stands (right ascension in hours, declination), the name. */
Sky.figures = [
  ['dubhe merak phecda megrez alioth mizar alkaid|megrez dubhe', 11.1, 50, 'The Plough'],
  ['polaris yildun umi-e umi-z kochab pherkad umi-h umi-z', 16.4, 72, ''],
  ['caph schedar cas-g ruchbah segin', 1.0, 52, 'Cassiopeia'],
  ['alderamin alfirk errai cep-i cep-z alderamin|alfirk cep-i', 22.2, 69, 'Cepheus'],
  ['per-g mirfak per-d per-e per-z|mirfak algol', 3.6, 44, 'Perseus'],
  ['alpheratz and-d mirach almach', 1.3, 30, 'Andromeda'],
  ['markab scheat alpheratz algenib markab homam biham enif|scheat matar', 23.6, 20, 'Pegasus'],
  ['hamal sheratan mesarthim', 2.2, 18, 'Aries'],
  ['tri-a tri-b tri-g tri-a', 2, 31, ''],
  ['elnath ain tau-g aldebaran tianguan|tau-g tau-l', 4.6, 22.5, 'Taurus'],
  ['capella menkalinan aur-th elnath hassaleh almaaz capella', 5.5, 40, 'Auriga'],
  ['betelgeuse bellatrix mintaka rigel saiph alnitak betelgeuse meissa bellatrix|mintaka alnilam alnitak', 5.9, -6, 'Orion'],
  ['sirius mirzam|sirius wezen adhara|wezen aludra', 6.5, -23, 'Great Dog'],
  ['procyon gomeisa', 7.8, 1, ''],
  ['castor mebsuta tejat|pollux wasat mekbuda alhena|castor pollux', 7.1, 27, 'Gemini'],
  ['regulus leo-h algieba adhafera rasalas leo-e|algieba zosma denebola chertan regulus', 10.7, 8, 'Leo'],
  ['muphrid arcturus izar boo-d nekkar seginus boo-r arcturus', 14.7, 46, 'Bo\u00f6tes'],
  ['crb-th crb-b alphecca crb-g crb-e', 15.6, 34, 'Crown'],
  ['zavijava porrima vir-d vindemiatrix|porrima spica|vir-d vir-z spica', 13.2, -3, 'Virgo'],
  ['kornephoros her-z her-h her-p her-e her-z|her-e her-d', 16.8, 44, 'Hercules'],
  ['vega lyr-z sheliak sulafat lyr-d lyr-z', 18.6, 29, 'Lyra'],
  ['deneb sadr cyg-h albireo|cyg-d sadr cyg-e', 21.2, 39, 'Cygnus'],
  ['tarazed altair alshain|altair aql-d aql-l|aql-d aql-z|altair aql-th', 19.8, -4, 'Aquila'],
  ['del-e del-b del-a del-g del-d del-b', 20.9, 10, 'Dolphin'],
  ['sco-b dschubba sco-p|dschubba antares sco-t', 16.3, -30, 'Scorpius'],
  ['rasalhague oph-k yed oph-z sabik cebalrai rasalhague', 17.2, 2, 'Ophiuchus'],
  ['sgr-g sgr-d kaus sgr-ph nunki sgr-t ascella sgr-d|kaus sgr-d|sgr-ph ascella', 19.3, -22, 'Teapot'],
  ['gienah algorab kraz minkar gienah', 12.3, -13, 'Crow'],
  ['dra-l dra-k thuban edasich dra-h dra-z altais grumium eltanin rastaban dra-n grumium', 18.6, 60, 'Draco'],
];

/* The lessons' stars, in the order of the course. */
Sky.lessons = ['Capella', 'Polaris', 'Alkaid', 'Vega', 'Alpheratz', 'Aldebaran', 'Betelgeuse', 'Sirius', 'Regulus', 'Arcturus', 'Deneb', 'Alcyone'];
