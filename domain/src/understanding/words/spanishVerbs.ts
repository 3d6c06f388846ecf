/** Everyday verbs. All forms of a verb have the same meaning in a search. */
const regular =
  `trabajar pagar rentar cuidar comprar hablar estudiar llevar dejar quedar regalar donar manejar lavar tomar
  arreglar cortar vacunar operar visitar llamar llenar sacar cambiar reparar limpiar pintar mudar escapar maltratar golpear
  pegar violar amenazar abusar descansar acampar guardar prestar ahorrar votar entregar cargar matar fumar desalojar
  echar botar deportar inscribir registrar solicitar tramitar renovar comer beber vender aprender leer correr vivir recibir
  escribir sufrir huir apagar terminar acabar golpear adoptar abortar platicar mandar enviar ganar gastar esconder
  lastimar embargar acosar calentar bañar explotar ejercitar nadar cocinar coser mantener`
    .split(/\s+/)
    .map((verb) => verb.replace('ñ', 'n'));

const endings: Readonly<Record<string, string>> = {
  ar: 'ar o a as an amos ando aron e en aba aban are arme arse arnos arlo arla',
  er: 'er o e es en emos iendo ieron io ia erme erse ernos erlo erla',
  ir: 'ir o e es en imos iendo ieron io ia irme irse irnos irlo irla',
};

const irregular = `dormir:duermo duerme duermen durmiendo dormirme dormimos durmio dormia dormi,
  conseguir:consigue consiguen conseguimos consiguiendo conseguirle, pedir:pido pide piden pidiendo pedimos pidio,
  morir:muero muere murio muriendo morirme murieron, sentir:siento siente sienten sentirme sintiendo,
  salir:salgo sale salen saliendo salio sali salimos, cobrar:cobran cobrando cobraron cobrarme, viajar:viajo viajando,
  perder:pierdo pierde perdi perdio perdimos perdiendo perdieron perder, cerrar:cerraron cerro cerrado,
  ver:veo ve ven viendo, jugar:juego juega juegan jugando, contar:cuento cuenta contando, volver:vuelvo volvi volvio,
  nacer:nacio nacer nacido, traducir:traduzco traduce traducen traduciendo traducir, correr:corrieron corrio corriendo corrido corrida,
  cortar:cortaron corto cortando, quitar:quitaron quito quitar quitarme quitan quitando`;

const infinitives = new Map<string, string>();
for (const verb of regular) {
  const root = verb.slice(0, -2);
  for (const ending of (endings[verb.slice(-2)] ?? '').split(' ')) infinitives.set(root + ending, verb);
}
for (const line of irregular.split(',')) {
  const [verb = '', forms = ''] = line.trim().split(':');
  infinitives.set(verb, verb);
  for (const form of forms.split(' ')) infinitives.set(form, verb);
}
// Nouns, English words and names that look like a form of a verb.
for (const word of 'page bebe botas sale saco pinto pinta case cases corte cortes mate mates visit are cargo dono come comes vote beba lave vende rente coma mando gane'.split(
  ' ',
))
  infinitives.delete(word);

/** Returns the infinitive for a folded form of an everyday Spanish verb, or undefined. */
export function infinitiveOf(word: string): string | undefined {
  return infinitives.get(word);
}
