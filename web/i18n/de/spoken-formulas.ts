// The formulas of the prose as they are heard in German, by their English words.

export const spokenFormulas: Readonly<Record<string, string>> = {
  '3 plus 6 over d k': '3 plus 6 durch d k',
  'Attention of Q, K and V is the softmax of Q times K transposed over the square root of d k, times V':
    'Attention von Q, K und V ist Softmax von Q mal K transponiert durch Wurzel aus d k, mal V',
  'J i j equals the derivative of p i by s j, which is p i times, delta i j minus p j; delta i j is 1 where i equals j, else 0':
    'J i j gleich die Ableitung von p i nach s j, das ist p i mal, delta i j minus p j; delta i j ist 1, wo i gleich j ist, sonst 0',
  'Q times K transposed': 'Q mal K transponiert',
  'attention of Q, K and V is softmax of Q times K transposed over the square root of d k, times V':
    'Attention von Q, K und V ist Softmax von Q mal K transponiert durch Wurzel aus d k, mal V',
  'c of d k': 'c von d k',
  'd k to the fifth power': 'd k hoch fünf',
  'd k to the power p': 'd k hoch p',
  'e to the power pi d k': 'e hoch pi d k',
  'i different from j: the expectation of x i x j equals the product of the expectations of q i, q j, k i and k j, which is 0':
    'i verschieden von j: der Erwartungswert von x i x j gleich das Produkt der Erwartungswerte von q i, q j, k i und k j, und das ist 0',
  'i equal to j: the expectation of x i squared equals the expectation of q i squared times the expectation of k i squared, 1 times 1, which is 1':
    'i gleich j: der Erwartungswert von x i zum Quadrat gleich der Erwartungswert von q i zum Quadrat mal der Erwartungswert von k i zum Quadrat, 1 mal 1, und das ist 1',
  'p i times 1 minus p i': 'p i mal 1 minus p i',
  'p i over p j equals e to the power of s i minus s j': 'p i durch p j gleich e hoch s i minus s j',
  'p i over p j equals e to the power of, z i minus z j, over tau':
    'p i durch p j gleich e hoch, z i minus z j, durch tau',
  'p j times 1 minus p j': 'p j mal 1 minus p j',
  'q dot k over the square root of d k equals the square root of d k, times the cosine of q and k, times the norm of q over the square root of d k, times the norm of k over the square root of d k':
    'q mal k durch Wurzel aus d k gleich Wurzel aus d k, mal der Kosinus von q und k, mal die Norm von q durch Wurzel aus d k, mal die Norm von k durch Wurzel aus d k',
  'q dot k, squared, equals the sum of x i squared, equals the double sum over i and j of x i x j':
    'q mal k, zum Quadrat, gleich die Summe der x i, zum Quadrat, gleich die Doppelsumme über i und j von x i x j',
  '0.954 times the square root of d k': '0,954 mal Wurzel aus d k',
  'tau times the length of q': 'tau mal die Länge von q',
  'tau times the square root of d k': 'tau mal Wurzel aus d k',
  'the derivative of p t by q equals p t over c times, k t minus the sum over j of p j times k j':
    'die Ableitung von p t nach q ist p t durch c mal, k t minus die Summe über j von p j mal k j',
  'the derivative of L by q equals 1 over c times the sum over j of e j times k j, where e j equals p j times, a j minus the sum over i of p i a i':
    'die Ableitung von L nach q gleich 1 durch c mal die Summe über j von e j mal k j, wobei e j gleich p j mal, a j minus die Summe über i von p i a i',
  'the expectation of q dot k equals the sum of the expectation of q i times the expectation of k i, which is the sum of 0 times 0, which is 0':
    'der Erwartungswert von q mal k gleich die Summe der Erwartungswerte von q i mal die Erwartungswerte von k i, das ist die Summe von 0 mal 0, und das ist 0',
  'the expectation of q dot k, squared, equals the double sum over i and j of the expectation of x i x j':
    'der Erwartungswert von q mal k, zum Quadrat, gleich die Doppelsumme über i und j der Erwartungswerte von x i x j',
  'the expectation of the squared length of k equals d k': 'der Erwartungswert der quadrierten Länge von k gleich d k',
  'the length of q': 'die Länge von q',
  'the natural logarithm of d k': 'der natürliche Logarithmus von d k',
  'the norm of q times the norm of k': 'die Norm von q mal die Norm von k',
  'the square root of the sum of p j squared': 'Wurzel aus der Summe von p j zum Quadrat',
  'the standard deviation of q dot k over c of d k equals the square root of d k over c of d k':
    'die Standardabweichung von q mal k durch c von d k gleich Wurzel aus d k durch c von d k',
  'the variance of q dot k equals d k times 1 plus, d k squared minus d k, times 0, which is d k':
    'die Varianz von q mal k gleich d k mal 1 plus, d k zum Quadrat minus d k, mal 0, und das ist d k',
  'the variance of q dot k equals the expectation of k transposed times the expectation of q q transposed times k, equals the expectation of the squared length of k':
    'die Varianz von q mal k gleich der Erwartungswert von k transponiert mal der Erwartungswert von q q transponiert mal k, gleich der Erwartungswert der quadrierten Länge von k',
  'the variance of q dot k equals the sum over i from 1 to d k of the variance of q i k i, which is d k':
    'die Varianz von q mal k gleich die Summe über i von 1 bis d k der Varianzen von q i k i, und das ist d k',
  'the variance of q dot k over the square root of d k equals d k over the square root of d k squared, which is 1':
    'die Varianz von q mal k durch Wurzel aus d k gleich d k durch Wurzel aus d k zum Quadrat, und das ist 1',
  'trace of J equals 1 minus the sum of p j squared': 'Spur von J gleich 1 minus die Summe von p j zum Quadrat',
  'trace of J equals the sum over i of p i times 1 minus p i, which is 1 minus the sum over i of p i squared':
    'Spur von J gleich die Summe über i von p i mal 1 minus p i, das ist 1 minus die Summe über i von p i zum Quadrat',
  'weight p i equals e to the power of z i over tau, over the sum over j of e to the power of z j over tau, where z is q dot k over the square root of d k':
    'Gewicht p i gleich e hoch z i durch tau, durch die Summe über j von e hoch z j durch tau, wobei z gleich q mal k durch Wurzel aus d k ist',
  'weight p i equals e to the score s i minus m, over the sum over j of e to the score s j minus m, where m is the largest score':
    'Gewicht p i gleich e hoch Score s i minus m, durch die Summe über j von e hoch Score s j minus m, wobei m der größte Score ist',
  'x equals the natural logarithm of, n minus 1, times p over 1 minus p':
    'x gleich der natürliche Logarithmus von, n minus 1, mal p durch 1 minus p',
  'the variance of q i equals d model times the variance of a weight of W Q':
    'die Varianz von q i gleich d model mal die Varianz eines Gewichts von W Q',
  'the variance of q dot k equals d k times, 1 plus rho squared times, K minus 2':
    'die Varianz von q mal k gleich d k mal, 1 plus rho zum Quadrat mal, K minus 2',
  'sigma c equals the square root of, two times the logarithm of n; that is, n c equals e to the power of sigma squared over two':
    'sigma c gleich Wurzel aus, zwei mal Logarithmus von n; das heißt, n c gleich e hoch sigma zum Quadrat durch zwei',
  'e to the power of thirty-two, about eight times ten to the power of thirteen':
    'e hoch zweiunddreißig, etwa acht mal zehn hoch dreizehn',
  'the square root of, two times the logarithm of n': 'Wurzel aus, zwei mal Logarithmus von n',
  'e to the x i over the sum over j of e to the x j equals e to the x i minus m over the sum over j of e to the x j minus m':
    'e hoch x i durch die Summe über j von e hoch x j gleich e hoch x i minus m durch die Summe über j von e hoch x j minus m',
  'two times, x max minus x min': 'zwei mal, x max minus x min',
  'm j is the larger of m j minus 1 and x j': 'm j ist das größere von m j minus 1 und x j',
  'Z j is Z j minus 1 times e to the, m j minus 1, minus m j, plus e to the x j minus m j':
    'Z j ist Z j minus 1 mal e hoch, m j minus 1, minus m j, plus e hoch x j minus m j',
  'p 1 equals e to the power of x, over, e to the power of x plus 3': 'p 1 gleich e hoch x, durch, e hoch x plus 3',
  'the score s is v dot the hyperbolic tangent of W q plus U k, and the size of s is at most the sum of the sizes of v i over the h hidden units':
    'der Score s ist v mal Tangens hyperbolicus von W q plus U k, und der Betrag von s ist höchstens die Summe der Beträge der v i über die h verborgenen Einheiten',
  'the sum of the sizes of v i': 'die Summe der Beträge der v i',
  'the length of q times the length of k': 'die Länge von q mal die Länge von k',
  'the variance of s is h times the variance of v i times the expectation of tanh squared of z':
    'die Varianz von s ist h mal die Varianz von v i mal der Erwartungswert von Tangens hyperbolicus zum Quadrat von z',
  'the square root of h': 'Wurzel aus h',
  'with SGD a step moves a score in proportion to eta times d model times d k over c squared; with Adam, in proportion to eta times d model times d k over c':
    'mit SGD verschiebt ein Schritt einen Score proportional zu eta mal d model mal d k durch c Quadrat; mit Adam proportional zu eta mal d model mal d k durch c',
  'd k to the power of minus one quarter': 'd k hoch minus ein Viertel',
  '1 over square root of d k': '1 durch Wurzel aus d k',
  'q dot k equals the sum of q i times k i for i from 1 to d k':
    'q mal k gleich Summe von q i mal k i für i von 1 bis d k',
  'for every': 'für jedes',
  'x i equals q i k i': 'x i gleich q i k i',
  '√dₖ': '√dₖ',
};
