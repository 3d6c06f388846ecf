import { conceptFinder } from './conceptFinder.ts';

/**
 * Groups of words with the same meaning for the recognition of requests. A star means any ending. Each group has both
 * languages. What services offer is in the lexicon of needs, so it is not repeated here.
 */
const wordsOf: Readonly<Record<string, string>> = {
  hours:
    'hours hour hrs open opens opening opened close closes closing closed shut shuts schedule horario horarios hora horas ora oras abre abren abrir abriran abran abierto abierta abiertos abiertas cierra cierran cerrar cerrado cerrada cerraron serraron sierran serrado habre habren reabren',
  when: 'when whens until till til start starts starting started begin begins end ends ending late later early earliest latest last days day cuando kuando hasta asta empieza empiezan empezo comienza termina terminan acaba tarde temprano dias dia desde',
  clock:
    'time times clock am pm noon midday midnight morning mornings evening evenings afternoon afternoons night nights nite nites 2nite tonight tonite noche noches manana mananas madrugada mediodia tardes rato',
  weekday:
    'monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays mon tue tues wed thu thur thurs fri sat sun weekend weekends weekday weekdays lunes martes miercoles jueves viernes sabado sabados domingo domingos fin semana holiday holidays christmas thanksgiving easter xmas july labor memorial navidad pascua santa feriado festivo festivos gracias accion',
  now: 'now rn currently already still yet moment present ahorita orita horita ahora aorita ya todavia aun momento mismo',
  today: 'today 2day hoy oy tomorrow tmrw tomorow pasado week month semana mes',
  far: 'far near nearby close closer closest nearest nearer lejos cerca serca cercano cercana cercanos distancia distance retirado retirada miles mile millas milla blocks block cuadras cuadra minutes mins minutos kilometros km away queda quedan along lejitos cerquita',
  travel:
    'walk walking walkable foot drive driving bike biking bicycle bus buses busses taxi ride uber train caminar caminando manejar manejando camion camiones autobus autobuses bici bicicleta pie ir irme llegar llego llega yego yegar llegamos agarro tomo bajo directions direction get exit turn route routes ruta rutas parada stop stops gps map maps mapa salida carretera interstate highway freeway',
  where:
    'where wheres wher ware donde dnde adonde aonde onde ubicado ubicada ubicacion located location direccion direcion adress address domicilio across behind corner intersection street calle esquina',
  phone:
    'phone fone number numbr num telefono tel numero cell cel celular call calls calling called llamar llamo marcar marco email correo mail contact contacto reach extension text website whatsapp facebook',
  bed: 'bed beds bedd cot cots bunk bunks mattress cama camas kama kamas catre catres litera literas colchon colchoneta',
  room: 'room rooms roome space spaces spot spots vacancy vacancies vacant slot slots capacity lugar lugares cupo cupos espacio espacios campo cuarto cuartos plaza plazas vacante vacantes',
  full: 'full fill filled lleno llena llenos llenas yeno yena lleno llenaron available avail availability avalable disponible disponibles libre libres left quedan kedan keda taken remaining sobra sobran agotado waitlist occupancy census',
  sleep:
    'sleep sleeping slept stay staying crash night lodging dormir duermo duermen dormimos durmiendo quedarme quedarnos pasar kedarme pernoctar acostarme hospedar hospedaje techo roof',
  shelter:
    'shelter shelters shelta sheltr refuge mission lodge albergue albergues alvergue refugio refugios refujio refujios bunkhouse',
  any: 'any anything anyone anybody anywhere some someone somebody somewhere place places who whos which what all algun alguna algunos algo alguien quien quienes kien cual cuales que ke lugares hay ay avra habra',
  many: 'many how much cuantos cuantas cuanto kuantos kuantas',
  bring:
    'bring papers paperwork documents document id ids proof ssn license card cards llevar traer papeles documentos identificacion requisitos credencial comprobante aidi requirements required require requires piden requieren necesita paper voucher referral',
  accept:
    'take takes accept accepts allow allows allowed let lets admit welcome aceptan acepta asepta aseptan reciben recibe resiben permiten permite dejan deja admiten agarran qualify eligible eligibility rules rule reglas regla serve serves atiende atienden tratan only solo nomas limit age ages edad',
  cost: 'cost costs charge charges charged fee fees free price prices pay paid cuesta cuestan cobra cobran gratis pagar pago costo precio precios caro afford sliding insurance medicaid medicare aseguranza seguro',
  language:
    'spanish english speak speaks spoke language languages interpreter translator translate vietnamese hablan habla ablan abla hablen espanol ingles idioma idiomas traductor interprete sign asl',
  pet: 'pet pets dog dogs doggy dawg dawgs puppy cat cats kitten perro perros perra perrita perrito gato gatos gatito mascota mascotas animal animals animales pitbull',
  about:
    'about tell info infor information explain describe details dime cuentame informacion informasion detalles sobre acerca exactly exactamente kind sort',
  appointment:
    'appointment appt appointments cita citas walkin walkins reservation signup apply application aplicar inscribir inscribirme registrarme referido',
  site: 'site website websites web app apps page pages account password profile login login online internet screen button link program sitio pagina paginas aplicacion cuenta contrasena pantalla boton amparo chat chatbot search browser download offline',
  robot:
    'bot robot human person real computer machine ai artificial talking alguien persona maquina humano robots computadora eres',
  private:
    'private privacy secret save saved saves store stored share shared sell data info track tracked tracking record history delete erase anonymous see police ice migra guarda guardan borrar borra borro vorra borran comparten compartir datos privado privada secreto anonimo historial rastrean vigilan ve ven nombre escribi typed',
  owner:
    'runs run owns owner behind funded funds created made makes built started nonprofit government company quien hizo maneja dueno administra creo fundo gobierno compania trustworthy legit scam estafa confiable',
  fresh:
    'update updated updates correct wrong incorrect accurate outdated old actualizan actualisan actualizado actualizada equivocado equivocada error errores mistake fix report',
  join: 'add list listed register post submit volunteer volunteering donate donating donation agregar anadir publicar voluntario voluntaria voluntariado donar donacion church iglesia pantry organization organizacion',
  region:
    'cover covers county counties countys area areas region texas town towns cubren condado condados zona zonas region pueblos cover',
  weather:
    'weather forecast rain raining rains rainy snow snowing sleet storm storms stormy tornado tornadoes hail wind windy humid humidity heat hot hotter cold colder chilly freeze freezing frost temperature temp degrees index ice icy sunny cloudy sky thunder lightning siren sirens flood flooding drought clima tiempo lluvia llover llueve lloviendo yover yueve yuvia llovizna nieve nevar nevada frio calor caloron temperatura grados tormenta tormentas viento ventarron granizo helada helar hielo yelo pronostico sol soleado nublado tornado relampagos truenos humedad fresco paraguas umbrella jacket tiempesito aironazo',
  greeting:
    'hi hello hey heyy heya yo howdy sup hiya hola ola holi buenas buenos saludos onda quiubo quihubo evening morning tardes tal helo hallo ey greetings wassup',
  thanks:
    'thanks thank thx thanx ty tysm tks thnx thankyou appreciate appreciated bless blessing blessings grateful gracias grasias grax graciaz agradezco agradecido agradecida bendiga bendiciones pague amable helpful lifesaver',
  bye: 'bye byebye goodbye bai cya later laters night gn adios adiós bai chao chau hasta luego nos vemos bemos despido cuidese farewell done off leaving gtg ttyl peace',
  help: 'help helping assist assistance ayuda ayudar ayudame ayudas ayudan ayudeme alluda auxilio apoyo',
  able: 'can could would able you do does puedes puede pueden podria sabes sabe haces ases aces hace sirves sirve',
  usage:
    'use using used works work working type typing ask asking say write menu option options start begin instructions tutorial understand confused confusing lost opciones menu preguntar preguntarle pregunto escribo escribir pongo poner usar uso funciona funsiona entiendo entender manejo instrucciones supposed idea idk dunno',
  crisis:
    'hotline hotlines line lines crisis suicide suicidal linea lineas 988 741741 listen talk emergency emergencia emergencias vent platicar desahogarme suicidio suicida confidential helpline counselor',
  fun: 'joke jokes game games song songs sing music movie movies film score scores football soccer baseball basketball nba nfl cowboys rangers astros team game win won wins lottery powerball horoscope celebrity actor singer president election vote governor trump biden math algebra homework essay poem story capital trivia recipe recipes cook brisket chiste chistes cancion canciones musica pelicula receta recetas tacos tamales partido gano america chivas futbol loteria horoscopo presidente tarea matematicas ensayo poema cuento dolar bitcoin stock stocks crypto dating girlfriend single soltera novia netflix youtube tiktok instagram ticket tickets boletos concert concierto truck engine code motor ounces gallon python batteries flight hotel',
  rude: 'stupid dumb idiot idiots moron suck sucks sucked shit shitty bullshit fuck fucking fuk bitch ass asshole damn hell crap worthless useless trash garbage hate shut tonto tonta pendejo pendeja pendejos idiota estupido estupida inutil chingar chinga chingada chingados mierda cabron culero puto puta basura asco verga carajo',
  more: 'more next other others another else rest additional mas otro otra otros otras demas siguiente siguientes resto different instead diferente mejor distinto',
  correction:
    'no not nope nah naw wrong meant mean said asked instead sino digo decia dije pero but actually rather tampoco nada',
  it: 'it its they them thier their theyre there that those these this one ones ese esa esos esas eso ahi hay alli alla ellos ellas el la este esta estos estas les su',
  and: 'and y also plus tambien tambn what about how',
  me: 'i im ive id me my mine we us our were yo mi mis me nos nosotros somos soy estoy ando tengo traigo vivo',
  want: 'want wants need needs needed needing nead looking lookin search searching find seeking give gimme gives giving hand handing hands necesito nesesito nececito necesitamos ocupo okupo ocupamos busco buscando quiero kiero quisiera dan regalan regala dar reparten ofrecen consigo conseguir sacar urge tienen',
  out: 'evicted eviction homeless kicked put thrown street streets truck car tent motel desalojaron desalojo corrieron sacaron echaron calle carro troca banqueta afuera outside puente',
  broke:
    'broke money cash payday paycheck check afford bill bills dinero feria lana peso pesos centavo quincena recibo recibos bil biles cheque pagar',
  kid: 'kid kids kiddo kiddos child children childs son sons daughter daughters baby babies toddler boy boys girl girls teen teens teenager teenagers youth infant newborn grandson granddaughter grandbaby grandkids nephew niece school hijo hijos hija hijas nino ninos nina ninas nene bebe bebes bebito chamaco chamacos chamaca morro morra morrito morritos nieto nietos nieta sobrino sobrina adolescente adolescentes joven jovenes muchacho chavo chavalo primaria secundaria kinder escuela plebes escuincles huerco huercos grandchild grandchildren grader graders peds pediatric adolescent adolescents juvenile criatura criaturas morros morras',
  old: 'senior seniors elderly elder elders older old aged retired grandma grandpa grandmother grandfather granny memaw pawpaw dementia alzheimers alzheimer anciano anciana ancianos viejo viejito viejita viejitos abuelo abuela abuelos abuelita abuelito mayor mayores jubilado jubilada tercera suegra suegro retirees abuelitas ancianas viejas pensionado pensionada',
  family:
    'family families fam parents parent mom mother dad father single couple spouse familia familias papas padres mama papa pareja',
  woman:
    'woman women womens womans female females lady ladies girl girlfriend wife pregnant pregnet mujer mujeres senora senoras muchacha dama damas embarazada embarasada esposa gyn pap birth pregnancy embarazo gal gals tampon tampons pads femeninas mammogram mamografia papanicolau obgyn prenatal muchachas chicas embarazadas',
  man: 'man men mens mans male males guy guys gentleman husband dude hombre hombres ombre ombres senor senores varon varones esposo caballeros fella fellas fellow onbre onbres honbre honbres',
  veteran:
    'veteran veterans vet vets veterano veteranos veterana va army navy marine marines military vietnam iraq afghanistan ejercito militar served discharge',
  disabled:
    'disabled disability disabilities wheelchair handicap handicapped deaf blind walker autistic autism amputee crippled impaired discapacidad discapacitado discapacitados discapasitados discapacitada silla sordo sorda ciego ciega inválido invalido muletas autismo ssdi syndrome sindrome bedridden homebound paralyzed paralitico baston andador andadera oxygen oxigeno impedido',
  lgbt: 'gay lesbian lgbt lgbtq trans transgender queer bisexual nonbinary lesbiana homosexual transexual travesti',
};

/** Returns the concept of a folded word of a request. Also finds words that are misspelled but sound the same. */
export const requestConceptOf: (word: string) => string | undefined = conceptFinder(wordsOf);
