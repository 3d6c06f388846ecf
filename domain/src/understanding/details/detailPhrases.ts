/** What people ask of a place before they go. */
export const details = ['PETS', 'PAPERS', 'COST', 'ACCESS', 'LANGUAGE', 'BUS', 'CHILDREN', 'APPOINTMENT'] as const;
export type KnownDetail = (typeof details)[number];
/** `OTHER`: something else that only those who work there know. */
export type Detail = KnownDetail | 'OTHER';

/** Classes of words in the phrases below. */
export const detailWordClasses = {
  pet: `pet pets dog dogs doggy puppy pup cat cats kitten animal animals pitbull chihuahua mascota mascotas perro perros perra perrito
    perrita gato gatos gata gatito animales animalito`,
  child:
    'kid kids child children baby babies toddler son daughter grandkids nino ninos ninas hijo hija hijos hijas bebe nietos',
  paper: `id ids identification papers paperwork documents document proof passport birth ssn identificacion papeles documentos
    documento comprobante ine pasaporte acta`,
  admit:
    'bring take accept accepts allow allows allowed let lets welcome llevar traer meter aceptan acepta dejan deja permiten permite reciben recibe entrar',
  come: 'come go stay enter sleep ir venir entrar quedarme quedarnos dormir llegar',
};

/** How they ask it, in the syntax of phrases.ts: a question about a place, and no wish for a thing ("dog food", "a bus pass"). */
export const detailPhrases: Readonly<Record<KnownDetail, string>> = {
  PETS: `@admit * @pet, @pet * (allowed|ok|okay|welcome|friendly), @come * (with|con) * @pet, (what|how) about (my|a|the) @pet, have a place * @pet, no @pet,
    (y|que) * (mi|mis|el|la) (perro|perros|perra|perrito|gato|gata|gatos|mascota|mascotas), (puede|pueden) * @pet, se (puede|permite|permiten|aceptan) * @pet, lugar para (mi|mis) @pet`,
  PAPERS: `(do|will|does|would|is|are|must|have|if) * (need|ask|bring|show|require|required|want|check) * @paper, @paper (required|needed|necessary), what * (bring|bringing) (with|to)?, what (papers|documents|paperwork),
    without (an|any|my)? @paper, (i|we) (dont|do not) have (an|any|my)? @paper, no (id|papers) (is)? (ok|okay),
    (piden|pide|pediran|requieren|exigen|hay que|tengo que|debo|checan|revisan) * @paper, (necesito|ocupo|necesita) (llevar|traer|mostrar|ensenar|presentar) * @paper,
    que * (necesito|debo|tengo que|hay que|ocupo) (llevar|traer), que (papeles|documentos), sin (papeles|identificacion|documentos|ine|seguro), no tengo (papeles|identificacion|documentos|ine)`,
  COST: `(is|are) (it|this|that|they|there|everything|their|services|those) * free, (do|will|does|would|did) * (charge|charges|cost|costs), (do|will|must|would) (i|we|you) * pay, free of charge, how much (is|does|do|it|are|will|would|cost|costs|they),
    (what|any|whats|there) * (cost|fee|fees|price|charge), (does|do) it cost, (accept|accepts|take|takes) * (insurance|medicaid|medicare),
    (es|son|sera|seria|esta|sale) * (gratis|gratuito|gratuita|gratuitos), (cuanto|cuantos) * (cuesta|cuestan|cobran|cobra|vale|sale|es), (cobran|cobra|cobraran|cuesta), (hay que|tengo que|tendria que|debo|se|tenemos que) * (pagar|paga), tiene * costo, (aceptan|acepta) * (seguro|medicaid|medicare)`,
  ACCESS: `(is|are|do|does|has|have|there|can) * (wheelchair|wheelchairs|ramp|ramps|accessible|elevator), wheelchair (accessible|access|friendly|ok|ramp), in (a|my) wheelchair, (use|using) (a)? wheelchair, my wheelchair, (uses|has) (a)? (wheelchair|walker), wheel chair, (handicap|handicapped) accessible,
    (tiene|tienen|hay|es|esta) * (rampa|rampas|accesible|elevador), (en|con|uso|usa|mi) silla de ruedas, para discapacitados`,
  LANGUAGE: `(speak|speaks|speaking|talk|talks) * (spanish|english|vietnamese|espanol), (anyone|anybody|someone|somebody|staff) * (spanish|english), in (spanish|english), (interpreter|interpreters|translator), (dont|not) speak english,
    (habla|hablan|hable|atienden|hablen) * (espanol|ingles|vietnamita), en (espanol|ingles), (interprete|traductor), no (hablo|se|entiendo) * ingles, alguien * espanol`,
  BUS: `by bus, (on|take|catch|ride) (a|the)? bus (there|to it)?, bus (stop|route|line|go|goes|run|runs|near), (is there|does|do|which|what) * bus * (there|stop|go|goes|near|by|it), without (a|my)? (car|ride), i * (dont|no) have a (car|ride),
    (en|hay|pasa|llega|cual|que|toma|tomo|ruta) * (camion|camiones|autobus|autobuses|bus) * (para|llega|llego|alli|ahi|cerca|llegar|tomo|pasa|ir)?, (parada|ruta) (del|de) (camion|autobus|bus), sin (carro|coche|auto), no tengo (carro|coche|como llegar|en que ir)`,
  CHILDREN: `@admit * @child, (are|is) * @child * (allowed|ok|okay|welcome), @child (allowed|ok|okay|welcome), @come * (with|con) * @child, (can|could|may) (my|the|our) @child * (come|go|stay|eat), (what|how) about my @child,
    (y|que) * (mi|mis) (hijos|hijo|hija|ninos|bebe), (puede|pueden) * @child, se (puede|permite|permiten|aceptan) * @child, (para|with) (mis|my) @child (tambien|too)`,
  APPOINTMENT: `(need|make|have|without|require|required|get|set|schedule) (an|any)? (appointment|appt|apointment), (appointment|appointments|appt) (needed|required|necessary|only), (can|could|do|may) (i|we) * (walk in|show up|drop in|just come|just go), just (show up|walk in|come in|go there), walk ins, walk in, (do|must|have|need) * (sign up|register|referral), sign up first,
    (necesito|hay que|tengo que|ocupo|sin|hacer|sacar|piden|con|agendar|pedir) * cita, (hay que|tengo que|debo|necesito) * (registrarme|inscribirme|apuntarme|anotarme), (puedo|puede) * llegar (asi nomas|sin|nomas)`,
};

/** How services tell of it in their own words: beginnings of folded words. */
export const detailEvidence: Readonly<Record<KnownDetail, RegExp>> = {
  PETS: /\b(?:pets?|dogs?|cats?|animals?|kennel|leash|mascotas?|perr[oa]s?|gat[oa]s?|animales|perrera)\b/,
  PAPERS:
    /\b(?:ids?|identification|papers?|documents?|proof|passport|social security|bring|birth certificate|pay stubs?|questions|identificacion|identificaciones|papeles|documentos?|comprobantes?|pasaporte|traiga|lleve|acta)\b/,
  COST: /\b(?:free|costs?|fees?|pays?|paid|prices?|charged?|sliding|insurance|medicaid|medicare|donation|rent is|gratis|gratuit[oa]s?|costos?|cuesta|cuotas?|pag[oa]r?|precios?|cobra|cobran|seguro medico|donativo|renta es|dolares)\b/,
  ACCESS:
    /\b(?:wheelchairs?|ramps?|accessible|elevator|lifts?|one floor|rails|walkers?|sillas? de ruedas|rampas?|accesible|elevador|un piso|barandales|andador)\b/,
  LANGUAGE:
    /\b(?:spanish|english|bilingual|interpreters?|languages?|vietnamese|translat\w*|espanol|ingles|bilingues?|interpretes?|idiomas?|vietnamita|traduc\w*)\b/,
  BUS: /\b(?:bus|buses|rides?|vans?|route|transit|transport\w*|drivers?|camion|camiones|camionetas?|autobus|ruta|transporte|viajes?|chofer\w*)\b/,
  CHILDREN:
    /\b(?:child|children|kids?|bab(?:y|ies)|famil(?:y|ies)|youth|all ages|teens?|everyone is welcome|nin[oa]s?|hij[oa]s?|bebes?|familias?|menores|jovenes|todas las edades)\b/,
  APPOINTMENT:
    /\b(?:appointments?|walk in|walk ins|sign up|register|registration|referral|call first|call ahead|call by|call before|call three|no ticket|come (?:from|at|by|before|once)|cita|citas|registr\w*|inscri\w*|llame|boleto|llegue)\b/,
};
