/** Towns and countries that are known without a capital, folded. */
export const TOWNS = new Set(
  `london manchester birmingham leeds liverpool bristol sheffield newcastle nottingham cardiff edinburgh glasgow belfast brighton oxford cambridge york bath norwich exeter plymouth southampton leicester coventry hull derby swansea aberdeen dundee dublin cork galway limerick
  berlin hamburg munich munchen koln cologne frankfurt stuttgart dusseldorf leipzig dresden hannover bremen nurnberg nuremberg essen dortmund bonn mannheim karlsruhe augsburg wiesbaden mainz freiburg kiel lubeck rostock erfurt jena potsdam kassel munster bielefeld aachen heidelberg ulm regensburg wurzburg tubingen konstanz saarbrucken halle magdeburg weimar gottingen oldenburg osnabruck
  wien vienna graz linz salzburg innsbruck klagenfurt bregenz zurich basel bern genf geneva lausanne luzern winterthur
  paris lyon marseille toulouse bordeaux lille nantes nice strasbourg rennes montpellier grenoble bruxelles brussels antwerp ghent gent bruges amsterdam rotterdam utrecht haarlem groningen leiden
  madrid barcelona valencia sevilla seville malaga bilbao zaragoza granada lisbon lisboa porto coimbra rome roma milan milano turin torino naples napoli florence firenze bologna venice venezia palermo genoa verona
  warsaw warszawa krakow cracow gdansk wroclaw poznan lodz lublin katowice prague praha brno budapest bratislava ljubljana zagreb copenhagen aarhus stockholm gothenburg malmo oslo bergen helsinki tampere tallinn riga vilnius reykjavik athens istanbul ankara izmir kyiv lviv bucharest sofia belgrade
  boston chicago seattle portland austin denver brooklyn atlanta miami dallas houston philadelphia phoenix detroit minneapolis nashville baltimore pittsburgh oakland sacramento toronto montreal vancouver ottawa calgary sydney melbourne brisbane perth auckland wellington
  tokyo osaka kyoto sapporo delhi mumbai bangalore bengaluru chennai kolkata pune jaipur cairo dubai casablanca nairobi lagos accra singapore bangkok hanoi seoul taipei bogota lima santiago montevideo`.split(
    /\s+/,
  ),
);

/** Towns of more than one word. */
export const LONG_TOWNS = [
  'new york',
  'san francisco',
  'los angeles',
  'san diego',
  'new orleans',
  'st. gallen',
  'frankfurt am main',
  'hong kong',
  'buenos aires',
  'mexico city',
  'cape town',
  'den haag',
  'the hague',
];

/** Towns in other scripts. */
export const OTHER_TOWNS =
  /東京|大阪|京都|横浜|名古屋|札幌|福岡|神戸|仙台|鎌倉|金沢|القاهرة|الرياض|جدة|دبي|بيروت|عمان|الدار البيضاء|الإسكندرية|بغداد|تونس|दिल्ली|मुंबई|जयपुर|लखनऊ|वाराणसी|पुणे|बनारस|इंदौर|भोपाल|कोलकाता|北京|上海|广州|深圳|москва|москве|киев/;

/** Capitalised words after "in", "from" or "for" that are no towns. */
export const NO_TOWNS =
  /^(?:english|german|french|spanish|italian|polish|dutch|portuguese|turkish|arabic|hindi|japanese|chinese|deutsch|englisch|franzosisch|html|css|pdf|instagram|facebook|google|christmas|easter|weihnachten|ostern|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|spring|summer|autumn|winter|fruhling|sommer|herbst|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|i|we|you|our|my|the|this|blau|rot|grun|weiss|schwarz|grau|gelb|rosa|bio|ordnung|form|bar|ruhe|handarbeit|rente|kunst|natur|hand|region|umgebung|nachbarschaft|heimat|umland|not|dritter|zweiter|erster|deutschland-weit|familienbesitz|generation|familienhand|kleinen|dunkelblau|dunkelgrun|hellblau|hellgrun|schwarz-weiss|pastell|beige|word|figma|adobe|photoshop|react|python|typescript|java|vue|node|dr|mr|mrs|ms|prof|frau|herr)(?![\p{L}])/u;
