/*
 * The journeys. The page of each journey and the list on the first page are made from this file by
 * tools/build-pages.mjs; the itinerary builder reads it as it is.
 *
 * A leg:  mode  train | ferry | foot | bus      days   how many days it fills, the stay included
 *         hours on the way                       km     how far
 *         price for one of two who share, with the beds of those days, in pounds
 */
globalThis.JOURNEYS = [
  {
    id: 'fjord', name: 'Night Boat North', region: 'North', pace: 'Gentle', months: [2, 3, 4, 9, 10], transport: 'Train and ferry',
    line: 'Over the high plateau by train, then four nights along the coast on a boat that also carries the post.',
    about: 'The mail steamer stops thirty times and sleeps through none of them. You will be woken at three for a harbour with two lamps and a forklift, and you will be glad. Between February and April there is snow down to the rail and, on about two nights in three, a green sky.',
    bring: 'A hat that covers the ears. A second hat.',
    legs: [
      { mode: 'train', from: 'Oslo', to: 'Finse', days: 1, hours: 4.2, km: 300, price: 148, text: 'Up to 1,222 metres and out onto snow. The station is the village: there is no road.' },
      { mode: 'train', from: 'Finse', to: 'Bergen', days: 2, hours: 2.3, km: 190, price: 214, text: 'Down through forty tunnels to the wet side of the mountains. A free day under the wooden gables.' },
      { mode: 'ferry', from: 'Bergen', to: 'Trondheim', days: 2, hours: 36, km: 680, price: 282, text: 'The post boat sails at 20.30. Outside cabin, because inside you would only be in a wardrobe.' },
      { mode: 'ferry', from: 'Trondheim', to: 'Svolvær', days: 2, hours: 33, km: 520, price: 268, text: 'Across the Arctic Circle around breakfast on the second day. Somebody will ring a bell.' },
      { mode: 'foot', from: 'Svolvær', to: 'Henningsvær', days: 2, hours: 7, km: 22, price: 176, text: 'Along the old fishing path with a sack of flatbread. Two nights in a cabin on stilts.' },
      { mode: 'ferry', from: 'Henningsvær', to: 'Tromsø', days: 2, hours: 19, km: 340, price: 251, text: 'Bus to the quay, boat through the Raftsund, which is narrower than the captain makes it look.' },
    ],
  },
  {
    id: 'viaduct', name: 'The Viaduct Line', region: 'Alps', pace: 'Steady', months: [5, 6, 7, 8, 9, 10], transport: 'Train and foot',
    line: 'Two hundred bridges, one glacier and a lake with palms, at an average of twenty-nine kilometres an hour.',
    about: 'The line climbs from chestnut woods to ice and down again without a cog, by turning round inside the mountain until it is high enough. We get off where the express does not stop, walk over the top, and get on again.',
    bring: 'Boots that have met you before.',
    legs: [
      { mode: 'train', from: 'Zürich', to: 'Chur', days: 1, hours: 1.5, km: 116, price: 152, text: 'Along two lakes. Barley soup in the oldest town of the country.' },
      { mode: 'train', from: 'Chur', to: 'Bergün', days: 2, hours: 1.4, km: 76, price: 236, text: 'The six arches of the Landwasser, the last one straight into a cliff. A day to see it from below.' },
      { mode: 'foot', from: 'Bergün', to: 'Preda', days: 1, hours: 4, km: 13, price: 118, text: 'On foot beside the spirals. Trains pass you three times in opposite directions; it is the same train.' },
      { mode: 'train', from: 'Preda', to: 'Poschiavo', days: 2, hours: 2.6, km: 80, price: 241, text: 'Over the Bernina at 2,253 metres, past the glacier, in an open carriage if it is not snowing.' },
      { mode: 'train', from: 'Poschiavo', to: 'Tirano', days: 1, hours: 0.8, km: 17, price: 121, text: 'Round the spiral at Brusio and through the middle of a town, between the cars.' },
      { mode: 'bus', from: 'Tirano', to: 'Como', days: 2, hours: 3.5, km: 120, price: 228, text: 'The post bus among the vines, then the lake boat with the good bench at the back.' },
    ],
  },
  {
    id: 'spires', name: 'Wooden Spires', region: 'East', pace: 'Gentle', months: [5, 6, 7, 8, 9], transport: 'Train and bus',
    line: 'From the coffee of Vienna to churches built of one forest each, by a railway that stops for cows.',
    about: 'East of Debrecen the timetable becomes advice. The forestry train leaves when the loggers are aboard, the priest has the key, and the hay is cut by hand because the meadow is too steep for anything else. Nothing here is a museum, although some of it should be.',
    bring: 'Small change, patience, a phrase for "after you".',
    legs: [
      { mode: 'train', from: 'Vienna', to: 'Budapest', days: 2, hours: 2.7, km: 243, price: 187, text: 'Dining car with real pans. A day for the baths.' },
      { mode: 'train', from: 'Budapest', to: 'Cluj', days: 2, hours: 7.6, km: 400, price: 169, text: 'Across the plain with the window down. Storks.' },
      { mode: 'bus', from: 'Cluj', to: 'Breb', days: 2, hours: 4.5, km: 165, price: 158, text: 'A farmhouse with a gate taller than the house. Supper is what there was.' },
      { mode: 'train', from: 'Breb', to: 'Vișeu', days: 2, hours: 5.5, km: 60, price: 149, text: 'The last forestry railway that works for its living, up the valley and back, by steam if the engine is in the mood.' },
      { mode: 'foot', from: 'Vișeu', to: 'Borșa', days: 1, hours: 6, km: 18, price: 92, text: 'Over the ridge between haystacks, with a man who knows which dogs.' },
      { mode: 'bus', from: 'Borșa', to: 'Suceava', days: 2, hours: 5, km: 190, price: 164, text: 'Over the Prislop pass to the painted monasteries. The blue has been outside since 1547.' },
    ],
  },
  {
    id: 'adriatic', name: 'Deck Passage', region: 'Mediterranean', pace: 'Gentle', months: [4, 5, 6, 9, 10], transport: 'Ferry and train',
    line: 'Down one side of a narrow sea by public ferry and across it at night, on deck if it is warm.',
    about: 'These are not cruises. They are buses that float, with goats, gas bottles and one excellent bar. You will be put off on an island at noon with a room booked, and fetched again two days later by a boat that hoots.',
    bring: 'A book. Somebody will ask to borrow it.',
    legs: [
      { mode: 'train', from: 'Trieste', to: 'Rijeka', days: 1, hours: 3.4, km: 90, price: 109, text: 'Over the bare limestone, changing at a station with more cats than trains.' },
      { mode: 'ferry', from: 'Rijeka', to: 'Mali Lošinj', days: 2, hours: 4.5, km: 105, price: 168, text: 'The catamaran of the islanders. Pines, a captain’s house, a day for swimming.' },
      { mode: 'ferry', from: 'Mali Lošinj', to: 'Zadar', days: 1, hours: 6.7, km: 110, price: 121, text: 'Five islands, five minutes each. An organ that the sea plays.' },
      { mode: 'bus', from: 'Zadar', to: 'Split', days: 2, hours: 3, km: 160, price: 174, text: 'The coast road, left-hand seats. People live in the emperor’s cellar here.' },
      { mode: 'ferry', from: 'Split', to: 'Vis', days: 2, hours: 2.3, km: 57, price: 159, text: 'The last island before Italy. No plan is on the plan.' },
      { mode: 'ferry', from: 'Vis', to: 'Split', days: 1, hours: 2.3, km: 57, price: 74, text: 'Back with the milk. Lunch by the fish market, sea air, the big ship in the evening.' },
      { mode: 'ferry', from: 'Split', to: 'Ancona', days: 1, hours: 11, km: 230, price: 132, text: 'Cabin for two, or the deck and the Milky Way for £40 less.' },
    ],
  },
  {
    id: 'landsend', name: 'End of the Earth', region: 'Atlantic', pace: 'Brisk', months: [4, 5, 6, 9, 10], transport: 'Foot and train',
    line: 'Two hundred kilometres along the ocean to the last lighthouse. Your bags go by taxi; you do not.',
    about: 'The Romans thought the world stopped at Finisterre and were cheerful about it. We walk the last stretch of the coast in stages that end at a bed and a plate of octopus, with a train at the beginning to let the legs get used to the idea.',
    bring: 'Plasters, and somebody you can be quiet with.',
    legs: [
      { mode: 'train', from: 'Porto', to: 'Viana do Castelo', days: 1, hours: 1.4, km: 82, price: 104, text: 'Over the river on the iron bridge. Custard tarts are luggage.' },
      { mode: 'foot', from: 'Viana do Castelo', to: 'Caminha', days: 1, hours: 7, km: 27, price: 96, text: 'Boardwalks, dunes, a chapel against shipwreck.' },
      { mode: 'ferry', from: 'Caminha', to: 'Baiona', days: 1, hours: 6, km: 30, price: 101, text: 'A rowing boat with a motor takes you to Spain. On foot along the shore from there.' },
      { mode: 'train', from: 'Baiona', to: 'Santiago', days: 2, hours: 2.4, km: 112, price: 196, text: 'Bus to Vigo, fast train to the pilgrims. A day of rest under the arcades while it rains.' },
      { mode: 'foot', from: 'Santiago', to: 'Negreira', days: 1, hours: 6, km: 22, price: 88, text: 'Out of the town against the stream of those who think it ends here.' },
      { mode: 'foot', from: 'Negreira', to: 'Olveiroa', days: 1, hours: 8.5, km: 33, price: 86, text: 'The long one. Granaries on legs, soup at the end.' },
      { mode: 'foot', from: 'Olveiroa', to: 'Finisterre', days: 2, hours: 8, km: 31, price: 164, text: 'The sea appears at kilometre nineteen. Lighthouse at sunset, and a bus back that nobody is proud of.' },
    ],
  },
  {
    id: 'stones', name: 'Standing in the Rain', region: 'North', pace: 'Steady', months: [4, 5, 6, 7, 8, 9], transport: 'Train, ferry and foot',
    line: 'The West Highland line to its end, then islands, then stones older than the pyramids and less crowded.',
    about: 'It rains sideways on four days of nine and on the fifth you would not swap with anyone. There is one road, one bus, one shop, and they know you are coming. The stones at Callanish have no ticket office and no explanation.',
    bring: 'What you would wear to wash a car.',
    legs: [
      { mode: 'train', from: 'Glasgow', to: 'Corrour', days: 1, hours: 3.2, km: 150, price: 132, text: 'The station on the moor. Eleven miles to the nearest public road, one very warm stove.' },
      { mode: 'train', from: 'Corrour', to: 'Mallaig', days: 1, hours: 2.5, km: 100, price: 124, text: 'Over the curved viaduct. Everyone will lean to the same side.' },
      { mode: 'ferry', from: 'Mallaig', to: 'Armadale', days: 2, hours: 0.8, km: 10, price: 187, text: 'Thirty minutes over to Skye, seals on the left. A day on the ridge or below it, by the weather.' },
      { mode: 'bus', from: 'Armadale', to: 'Uig', days: 1, hours: 2.6, km: 105, price: 109, text: 'The length of the island by the bus that brings the papers.' },
      { mode: 'ferry', from: 'Uig', to: 'Tarbert', days: 2, hours: 1.7, km: 46, price: 176, text: 'To Harris, where the beaches are a rumour from the Caribbean and the water is not.' },
      { mode: 'foot', from: 'Tarbert', to: 'Callanish', days: 1, hours: 5, km: 16, price: 98, text: 'The postman’s path over the pass, then a lift. The stones in the evening, alone.' },
      { mode: 'bus', from: 'Callanish', to: 'Stornoway', days: 1, hours: 0.6, km: 26, price: 92, text: 'Black pudding for the journey. The ferry home leaves at seven.' },
    ],
  },
  {
    id: 'bosphorus', name: 'The Slow Sleeper', region: 'East', pace: 'Steady', months: [3, 4, 5, 9, 10, 11], transport: 'Night train and ferry',
    line: 'To Istanbul the way spies did, only with an extra day wherever the trains do not meet.',
    about: 'There is no through carriage any more. There are four trains, two of which know of each other. Between them lie Belgrade, Sofia and Plovdiv, and the night when a man with a lamp asks for your passport at 1.40 and wishes you sweet dreams.',
    bring: 'Slippers, and a corkscrew for the compartment next door.',
    legs: [
      { mode: 'train', from: 'Budapest', to: 'Belgrade', days: 2, hours: 3.8, km: 350, price: 164, text: 'By day, so that you see the Danube twice. A free day on the river.' },
      { mode: 'bus', from: 'Belgrade', to: 'Sofia', days: 2, hours: 6.5, km: 390, price: 151, text: 'The rails are being mended and have been since 2014. The road through the gorge is good.' },
      { mode: 'train', from: 'Sofia', to: 'Plovdiv', days: 2, hours: 2.8, km: 156, price: 143, text: 'Houses that lean over the street to listen.' },
      { mode: 'train', from: 'Plovdiv', to: 'Istanbul', days: 2, hours: 11.5, km: 440, price: 262, text: 'The sleeper. Two beds, a basin, a frontier in the middle of the night.' },
      { mode: 'ferry', from: 'Istanbul', to: 'Anadolu Kavağı', days: 1, hours: 1.6, km: 29, price: 86, text: 'The public boat up the whole strait to the last village. Mackerel, and the Black Sea.' },
    ],
  },
  {
    id: 'dunes', name: 'Strait and Sand', region: 'South', pace: 'Steady', months: [2, 3, 4, 10, 11], transport: 'Train, ferry and bus',
    line: 'Madrid to the first dune without leaving the ground: an hour of sea, a mountain range and a lot of mint.',
    about: 'Africa is fourteen kilometres from Europe and still most people fly over both. We cross by the ordinary ferry, take the train of the students to Fes, and go over the Atlas with Hassan, who has driven it since the road was a suggestion.',
    bring: 'A scarf. For sun, sand, cold, and for looking right.',
    legs: [
      { mode: 'train', from: 'Madrid', to: 'Ronda', days: 2, hours: 4.1, km: 520, price: 196, text: 'Olive trees, all of them. A town in two halves with a gorge between.' },
      { mode: 'train', from: 'Ronda', to: 'Algeciras', days: 1, hours: 1.7, km: 106, price: 97, text: 'Mr Henderson’s railway, built so that officers could get away from Gibraltar.' },
      { mode: 'ferry', from: 'Algeciras', to: 'Tangier', days: 2, hours: 1.5, km: 60, price: 178, text: 'Passports are stamped on board, in the queue for coffee.' },
      { mode: 'train', from: 'Tangier', to: 'Fes', days: 3, hours: 4.2, km: 390, price: 289, text: 'Nine thousand lanes and no map that agrees. Two whole days; on the second you stop trying.' },
      { mode: 'bus', from: 'Fes', to: 'Midelt', days: 1, hours: 5, km: 205, price: 112, text: 'Cedars, apes, then nothing, beautifully.' },
      { mode: 'bus', from: 'Midelt', to: 'Merzouga', days: 2, hours: 5.5, km: 260, price: 218, text: 'Down the palm valley until the road gives up. Two nights at the foot of the sand.' },
      { mode: 'foot', from: 'Merzouga', to: 'Erg Chebbi', days: 1, hours: 4, km: 9, price: 124, text: 'On foot into the dunes at five in the afternoon. The camels carry the tea.' },
    ],
  },
];
