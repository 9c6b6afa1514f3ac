/* Stars to about the fourth magnitude in the figures this course uses; right ascension in hours and minutes,
   declination in degrees and minutes (J2000), visual magnitude. Good to a minute of arc, which is far better than an eye. */
window.Sky = window.Sky || {};

Sky.stars = Object.fromEntries(`
Dubhe 11 03.7 +61 45 1.79|Merak 11 01.8 +56 23 2.37|Phecda 11 53.8 +53 42 2.44|Megrez 12 15.4 +57 02 3.31|Alioth 12 54.0 +55 58 1.77|Mizar 13 23.9 +54 56 2.27|Alkaid 13 47.5 +49 19 1.86
Polaris 02 31.8 +89 16 2.02|Yildun 17 32.2 +86 35 4.36|umi-e 16 46.0 +82 02 4.23|umi-z 15 44.1 +77 48 4.32|umi-h 16 17.5 +75 45 4.95|Kochab 14 50.7 +74 09 2.08|Pherkad 15 20.7 +71 50 3.05
Caph 00 09.2 +59 09 2.27|Schedar 00 40.5 +56 32 2.23|cas-g 00 56.7 +60 43 2.47|Ruchbah 01 25.8 +60 14 2.68|Segin 01 54.4 +63 40 3.38
Alderamin 21 18.6 +62 35 2.44|Alfirk 21 28.7 +70 34 3.23|Errai 23 39.3 +77 38 3.21|cep-i 22 49.7 +66 12 3.52|cep-z 22 10.9 +58 12 3.35
Mirfak 03 24.3 +49 52 1.79|Algol 03 08.2 +40 57 2.12|per-z 03 54.1 +31 53 2.85|per-e 03 57.9 +40 01 2.89|per-g 03 04.8 +53 30 2.93|per-d 03 42.9 +47 47 3.01
Alpheratz 00 08.4 +29 05 2.06|Mirach 01 09.7 +35 37 2.05|Almach 02 03.9 +42 20 2.10|and-d 00 39.3 +30 52 3.27
Markab 23 04.8 +15 12 2.49|Scheat 23 03.8 +28 05 2.42|Algenib 00 13.2 +15 11 2.83|Enif 21 44.2 +09 53 2.39|Homam 22 41.5 +10 50 3.40|Biham 22 10.2 +06 12 3.53|Matar 22 43.0 +30 13 2.94
Hamal 02 07.2 +23 28 2.00|Sheratan 01 54.6 +20 48 2.64|Mesarthim 01 53.5 +19 18 3.90|tri-b 02 09.5 +34 59 3.00|tri-a 01 53.1 +29 35 3.42|tri-g 02 17.3 +33 51 4.00
Aldebaran 04 35.9 +16 31 0.87|Elnath 05 26.3 +28 36 1.65|Tianguan 05 37.6 +21 09 3.00|Alcyone 03 47.5 +24 06 2.87|tau-g 04 19.8 +15 38 3.65|Ain 04 28.6 +19 11 3.53|tau-l 04 00.7 +12 29 3.47
Capella 05 16.7 +46 00 0.08|Menkalinan 05 59.5 +44 57 1.90|aur-th 05 59.7 +37 13 2.62|Hassaleh 04 57.0 +33 10 2.69|Almaaz 05 02.0 +43 49 2.99
Betelgeuse 05 55.2 +07 24 0.50|Rigel 05 14.5 -08 12 0.13|Bellatrix 05 25.1 +06 21 1.64|Mintaka 05 32.0 -00 18 2.23|Alnilam 05 36.2 -01 12 1.70|Alnitak 05 40.8 -01 57 1.77|Saiph 05 47.8 -09 40 2.06|Meissa 05 35.1 +09 56 3.30
Sirius 06 45.1 -16 43 -1.46|Mirzam 06 22.7 -17 57 1.98|Wezen 07 08.4 -26 24 1.84|Adhara 06 58.6 -28 58 1.50|Aludra 07 24.1 -29 18 2.45|Procyon 07 39.3 +05 13 0.34|Gomeisa 07 27.2 +08 17 2.90
Castor 07 34.6 +31 53 1.58|Pollux 07 45.3 +28 02 1.14|Alhena 06 37.7 +16 24 1.93|Tejat 06 23.0 +22 31 2.88|Mebsuta 06 43.9 +25 08 3.00|Wasat 07 20.1 +21 59 3.53|Mekbuda 07 04.1 +20 34 3.80
Regulus 10 08.4 +11 58 1.35|Algieba 10 20.0 +19 51 2.00|Denebola 11 49.1 +14 34 2.14|Zosma 11 14.1 +20 31 2.56|Chertan 11 14.2 +15 26 3.34|Adhafera 10 16.7 +23 25 3.44|Rasalas 09 52.8 +26 00 3.88|leo-e 09 45.9 +23 46 2.98|leo-h 10 07.3 +16 46 3.50
Arcturus 14 15.7 +19 11 -0.05|Izar 14 45.0 +27 04 2.40|boo-d 15 15.5 +33 19 3.47|Nekkar 15 01.9 +40 23 3.50|Seginus 14 32.1 +38 18 3.03|Muphrid 13 54.7 +18 24 2.68|boo-r 14 31.8 +30 22 3.58
Alphecca 15 34.7 +26 43 2.23|crb-b 15 27.8 +29 06 3.68|crb-g 15 42.7 +26 18 3.84|crb-th 15 32.9 +31 22 4.14|crb-e 15 57.6 +26 53 4.15
Spica 13 25.2 -11 10 0.98|Porrima 12 41.7 -01 27 2.74|Vindemiatrix 13 02.2 +10 58 2.83|Zavijava 11 50.7 +01 46 3.60|vir-d 12 55.6 +03 24 3.38|vir-z 13 34.7 -00 36 3.40
Kornephoros 16 30.2 +21 29 2.77|her-z 16 41.3 +31 36 2.81|her-h 16 42.9 +38 55 3.48|her-p 17 15.0 +36 49 3.16|her-e 17 00.3 +30 56 3.92|her-d 17 15.0 +24 50 3.14
Vega 18 36.9 +38 47 0.03|Sheliak 18 50.1 +33 22 3.50|Sulafat 18 58.9 +32 41 3.25|lyr-z 18 44.8 +37 36 4.30|lyr-d 18 54.5 +36 54 4.30
Deneb 20 41.4 +45 17 1.25|Sadr 20 22.2 +40 15 2.23|cyg-e 20 46.2 +33 58 2.48|cyg-d 19 45.0 +45 08 2.87|Albireo 19 30.7 +27 58 3.05|cyg-h 19 56.3 +35 05 3.89
Altair 19 50.8 +08 52 0.77|Tarazed 19 46.3 +10 37 2.72|Alshain 19 55.3 +06 24 3.71|aql-z 19 05.4 +13 52 2.99|aql-d 19 25.5 +03 07 3.36|aql-th 20 11.3 -00 49 3.24|aql-l 19 06.2 -04 53 3.43
del-b 20 37.5 +14 36 3.63|del-a 20 39.6 +15 55 3.77|del-g 20 46.7 +16 07 4.27|del-d 20 43.5 +15 04 4.43|del-e 20 33.2 +11 18 4.03
Antares 16 29.4 -26 26 1.06|Dschubba 16 00.3 -22 37 2.29|sco-b 16 05.4 -19 48 2.56|sco-p 15 58.9 -26 07 2.89|sco-t 16 35.9 -28 13 2.82
Zubeneschamali 15 17.0 -09 23 2.61|Zubenelgenubi 14 50.9 -16 03 2.75|Rasalhague 17 34.9 +12 34 2.08|Sabik 17 10.4 -15 43 2.43|oph-z 16 37.2 -10 34 2.54|Yed 16 14.3 -03 42 2.75|Cebalrai 17 43.5 +04 34 2.76|oph-k 16 57.7 +09 22 3.20
Kaus 18 28.0 -25 25 2.82|sgr-d 18 21.0 -29 50 2.72|Nunki 18 55.3 -26 18 2.05|Ascella 19 02.6 -29 53 2.60|sgr-ph 18 45.7 -26 59 3.17|sgr-t 19 06.9 -27 40 3.32|sgr-g 18 05.8 -30 25 2.98
Fomalhaut 22 57.7 -29 37 1.16|Diphda 00 43.6 -17 59 2.04|Menkar 03 02.3 +04 05 2.54|Sadalsuud 21 31.6 -05 34 2.87|Sadalmelik 22 05.8 -00 19 2.95|DenebAlgedi 21 47.0 -16 08 2.85|Dabih 20 21.0 -14 47 3.05
Alphard 09 27.6 -08 40 1.99|CorCaroli 12 56.0 +38 19 2.89|Gienah 12 15.8 -17 33 2.58|Algorab 12 29.9 -16 31 2.94|Kraz 12 34.4 -23 24 2.65|Minkar 12 10.1 -22 37 3.00|Cursa 05 07.8 -05 05 2.79|Arneb 05 32.7 -17 49 2.58|Nihal 05 28.2 -20 46 2.84
Eltanin 17 56.6 +51 29 2.24|Rastaban 17 30.4 +52 18 2.79|Grumium 17 53.5 +56 52 3.75|dra-n 17 32.2 +55 11 4.90|Altais 19 12.6 +67 40 3.07|dra-z 17 08.8 +65 43 3.17|dra-h 16 24.0 +61 31 2.73|Edasich 15 24.9 +58 58 3.29|Thuban 14 04.4 +64 23 3.67|dra-k 12 33.5 +69 47 3.87|dra-l 11 31.4 +69 20 3.82
`.trim().split(/[|\n]/).map((line) => {
  const [name, hours, minutes, degrees, arc, magnitude] = line.split(' ');
  const sign = degrees.startsWith('-') ? -1 : 1;
  return [name, { ra: (Number(hours) + Number(minutes) / 60) * 15, dec: sign * (Math.abs(Number(degrees)) + Number(arc) / 60), mag: Number(magnitude) }];
}));

/* Figures: the joined stars, where the name stands (right ascension in hours, declination), the name. */
Sky.figures = [
  ['Dubhe Merak Phecda Megrez Alioth Mizar Alkaid|Megrez Dubhe', 11.1, 50, 'The Plough'],
  ['Polaris Yildun umi-e umi-z Kochab Pherkad umi-h umi-z', 16.4, 72, ''],
  ['Caph Schedar cas-g Ruchbah Segin', 1.0, 52, 'Cassiopeia'],
  ['Alderamin Alfirk Errai cep-i cep-z Alderamin|Alfirk cep-i', 22.2, 69, 'Cepheus'],
  ['per-g Mirfak per-d per-e per-z|Mirfak Algol', 3.6, 44, 'Perseus'],
  ['Alpheratz and-d Mirach Almach', 1.3, 30, 'Andromeda'],
  ['Markab Scheat Alpheratz Algenib Markab Homam Biham Enif|Scheat Matar', 23.6, 20, 'Pegasus'],
  ['Hamal Sheratan Mesarthim', 2.2, 18, 'Aries'],
  ['tri-a tri-b tri-g tri-a', 2, 31, ''],
  ['Elnath Ain tau-g Aldebaran Tianguan|tau-g tau-l', 4.6, 22.5, 'Taurus'],
  ['Capella Menkalinan aur-th Elnath Hassaleh Almaaz Capella', 5.5, 40, 'Auriga'],
  ['Betelgeuse Bellatrix Mintaka Rigel Saiph Alnitak Betelgeuse Meissa Bellatrix|Mintaka Alnilam Alnitak', 5.9, -6, 'Orion'],
  ['Sirius Mirzam|Sirius Wezen Adhara|Wezen Aludra', 6.5, -23, 'Great Dog'],
  ['Procyon Gomeisa', 7.8, 1, ''],
  ['Castor Mebsuta Tejat|Pollux Wasat Mekbuda Alhena|Castor Pollux', 7.1, 27, 'Gemini'],
  ['Regulus leo-h Algieba Adhafera Rasalas leo-e|Algieba Zosma Denebola Chertan Regulus', 10.7, 8, 'Leo'],
  ['Muphrid Arcturus Izar boo-d Nekkar Seginus boo-r Arcturus', 14.7, 46, 'Bo\u00f6tes'],
  ['crb-th crb-b Alphecca crb-g crb-e', 15.6, 34, 'Crown'],
  ['Zavijava Porrima vir-d Vindemiatrix|Porrima Spica|vir-d vir-z Spica', 13.2, -3, 'Virgo'],
  ['Kornephoros her-z her-h her-p her-e her-z|her-e her-d', 16.8, 44, 'Hercules'],
  ['Vega lyr-z Sheliak Sulafat lyr-d lyr-z', 18.6, 29, 'Lyra'],
  ['Deneb Sadr cyg-h Albireo|cyg-d Sadr cyg-e', 21.2, 39, 'Cygnus'],
  ['Tarazed Altair Alshain|Altair aql-d aql-l|aql-d aql-z|Altair aql-th', 19.8, -4, 'Aquila'],
  ['del-e del-b del-a del-g del-d del-b', 20.9, 10, 'Dolphin'],
  ['sco-b Dschubba sco-p|Dschubba Antares sco-t', 16.3, -30, 'Scorpius'],
  ['Rasalhague oph-k Yed oph-z Sabik Cebalrai Rasalhague', 17.2, 2, 'Ophiuchus'],
  ['sgr-g sgr-d Kaus sgr-ph Nunki sgr-t Ascella sgr-d|Kaus sgr-d|sgr-ph Ascella', 19.3, -22, 'Teapot'],
  ['Gienah Algorab Kraz Minkar Gienah', 12.3, -13, 'Crow'],
  ['dra-l dra-k Thuban Edasich dra-h dra-z Altais Grumium Eltanin Rastaban dra-n Grumium', 18.6, 60, 'Draco'],
];

/* The lessons' stars, in the order of the course. */
Sky.lessons = ['Capella', 'Polaris', 'Alkaid', 'Vega', 'Alpheratz', 'Aldebaran', 'Betelgeuse', 'Sirius', 'Regulus', 'Arcturus', 'Deneb', 'Alcyone'];
