export const words = `
advice: abobrinha abra aceite acesse acompanhe acrescente adube afaste aguarde ainda algo alguem algum alguns
ali alimentacao alinhe alterne alugue amasse ambiente analise ande anote aonde aos apague aperte aplique
aposentadoria aprenda apresente apresse aproveite aqueca aquela aqui aquilo area arquive arrume assar asse
assim assine ate atencao atendimento atualize aumente avaliacoes avalie bata batam bateria beba beneficios
berinjela busque cada carencia caso chegue cheque classifique cliente clique cobertura cogumelos cole
colherzinha coloque coma comecaria comece comissao comparacao compararia compartilhe comunique conclusao
condicoes conecte confie confirme conheca conserve considere consiga consultaria consulte contrate controle
converse copie copos credito crie criterios cubra cuide cujo custo decida defina deixe demonstre depende
dependendo dependeria desative descarte descasque desconfie descreva descubra desculpe desde desligue despeje
desvantagens detalhes determine deve devem dicas dieta diga diminua diria distribua diversifique divida dobre
documente durabilidade duracao durante durma economize ela elas ele eles embora emprego empresa emprestimo
encaixe encha enfim enquanto ensaie entao entenda entre entretanto envie enxague enxugue es escolheria escorra
escreva escute espalhe especifique esperaria espinafre essa esse estabeleca estenda estime etapas evitaria
examine exclusoes exemplo exercicio exija experiencia experimente explique explore facilidade fale faria
fatias fatores feche felizmente fermento ferva filtre financiamento fique fixe flexibilidade foi foque
formacao forre franquia frite funcionalidades funcoes garanta gas geralmente gire gradualmente grave ha
hidrate higiene higienizacao hipoteca honorarios horario ideal idealmente identifique ignore imagine imovel
impressoes inclua indique infelizmente informacoes informe insira inspecione instale investigue investimento
invista isso isto ja jamais jogue junte justifique lamentavelmente lamento lave leia lentilha leve-o lhe
libere ligue linguica litro lixe localizacao lubrifique macas maco mantenha manutencao marque massageie
materiais maximo me meca menos mensalidade mesmo metodo meu mexa minha modere modo mostarda mostre mova moveis
mude multa multiplique nas necessidades nem nenhum ninguem normalmente nos nossa note nova nunca objetivo
observe obtenha ofereca ola olhe onde opcoes opte orcamento ordene organize ouca outra ovos pague parcelas
pediria pense peras perfil perguntaria permita pese pesquise pinte pique pitada podem polvilhe ponha porem
porque portanto posso pratique preaqueca precisamos precisara prefira prenda preserve prestacoes presunto
previna primeiramente priorize privacidade procedimento processo procuraria procure programe protecao proteja
publique quais qual qualidade quando quanto queira quem quilo raspe reajuste realize receba receita recheie
reclame recolha recomendacoes recomendaria reconheca recorte recupere recursos reduza reembolso referencias
refogue reforce refrigere rega registre regue relaxe releia remova rendimento renegocie renove repare repita
reputacao requisitos resfrie resista resolva respeite respire responda resultado resuma retire reuna revise
risco saiba salario salmao salve seguranca seja selecione sem separe siga simplicidade simule sinto so sob
solicite some somos sou suas substitua sugeriria superficie suporte talvez taxas te tem temperatura tenha
tente testaria teu tinha tipo tipos tire toda todas todavia todo todos tome transfira transparencia transporte
trate treine tres triture troque tu tua tudo umas uns unte usada use usuarios utilize va vai valide vantagens
vao varie vegetais veja vele verduras vespera vigie vire
general: abacate abacaxi abelha aberto abraco abrigo abril acaso acerto achar aco acordo acougueiro acucar
adega adeus adicione aflito agora agosto agricultor agua aguia agulha ajuda alavanca alecrim alegre alegria
alem alerta alface algodao alho alianca alicate alma almoco alto aluno alvo amanha amar amarelo amargo ambar
ameixa amendoa amigo amizade amor amora amplo ancora andar andorinha anel animal anjo ano antena antes anuncio
anzol apito apoio aposta aprender aranha arara arco areia arma armario aroma arroz arte artesao arvore asa
aspas assado assinatura astro atalho atleta atum aurora ave aveia avental aventura aviao avo azeite azeitona
azul bacia bagagem baia bairro baixo bala balanca balao balcao baleia bambu banana banco bandeira banheiro
banho bar barato barba barco barraca barriga barro barulho base batata beber beco beija-flor beijo beleza belo
bem berco besouro bicho bicicleta bico bigode bilhete boa boca bode bola bolacha bolha bolo bolsa bolso bom
bombeiro bondade bonde bone boneca bonito borboleta borda borracha bosque bota botao braco branco brasa
brasileiro bravo brejo brilho brincar brinco brinquedo brisa broto bruma bule burro busca buscar bussola
cabana cabeca cabelo cabra caca cacau cachoeira cachorro cacto cadeado cadeia cadeira caderno cafe caixa
cajado cajueiro calca calcada caldo calma calor cama camarao camera caminhao caminho camisa campo cana canal
cancao caneca canela caneta canoa cansado cantar canto capa capim capitao capivara cara caracol caramujo
careca carga carinho carne caro carona carpinteiro carro carta carteira casa casaco casca castanha castelo
cavalo caverna cebola cedo cedro cego celeiro cena cenoura centro cera cerca cereja certo cerveja cesta ceu
cha chama chao chapeu charme chave chefe chegada chegar cheio cheiro chifre chinelo chocolate choro chuva
cidade ciencia cinema cinto cinza circulo ciume claro classe clima cobra cobre coco coelho cofre coisa cola
colar colcha colega colheita colher colina colmeia coluna comadre comboio comer comercio cometa comida
companheiro compare compasso compra comprar concha conselho conta conto copo cor coracao coragem coral corda
cordeiro coroa corpo correio corrente correr corrida corte cortina coruja costa couro couve coxa cozinha
cozinhe cravo creme crer crescer crianca criar crista cruz cubo cuia cuidado cuidar cume curto curva dado dama
danca dancar dar data debate dedo defesa degrau deitado delicia dente depois desafio descanso desconto desejo
desenho deserto despesa destino deus dezembro dia diamante dica dinheiro direito disco dizer doce dom domingo
dono dor dormir dourado doutor dragao ducha duna duro duvida eco edificio elefante empate encanador encontrar
encontro energia ensaio ensinar entrada entrar entrega envio enxada epoca era erro erva ervilha escada escola
escolha escova escrever escudo escuro esfera esmeralda espaco espada espelho espera esperanca espinho espirito
esponja espuma esquina essencia estacao estado estante estar este esteira estilo estrada estrela estudo evite
exato exito fabrica faca facil fada faisca falar falcao falta familia farinha farmacia farol fato fatura
favela favo favor fazenda fazer fe febre feijao feira feliz fera ferida ferro festa fevereiro ficar fidelidade
fiel figo figura fila filha filho filme fim finalmente fino fio fita fivela flauta flecha flor floresta
flutuar foca fofo fogao fogo foguete folga folha fome fonte forca forma formiga forno forte foto fraco fralda
frango frase freio frente fresco frio fruta fuga fumaca fundo funil furacao futuro gado gaiola gaita gaivota
galho galinha galo ganhar ganho ganso garagem garca garfo garganta garoa garota garrafa gasto gato gaveta
gaviao geada geladeira geleia gelo gema gemeo gengibre gente gesto gigante girafa girassol giz globo gloria
goiaba gol golfinho gomo gordo gorila gostar gosto gota graca grama grande grao gratidao gravata grelha grilo
grito grupo gruta guarda guerra guia guitarra haste hera heroi hino historia hoje homem honra hora horizonte
horta hospede hotel humor idade ideia igreja igual ilha ima imagem importante imposto impulso indio infancia
ingredientes inicio inseto inteiro inter inverno ipe ir irma irmao isca jabuti jacare janeiro janela jangada
jantar jarda jardim jarra jasmim jaula jeito jiboia joaninha joelho jogar jogo joia jornada jornal jovem juba
judo juiz juizo julho junho jupiter juros justo juventude la labareda labio laco ladeira lado ladrilho lagarta
lago lagoa lagrima lama lampada lanca lanche lapis laranja largo lata lavanda lavoura lazer leal leao legume
leite leito lembrar lembre leme lenco lenda lenha lente leque ler letra levar leve liberdade licao licor limao
limite limpo lindo lingua linha linho lirio lista livre livro lixo lobo logo loja lona longe louro lua lucro
lugar lupa luta luva luxo luz maca macaco machado macio madeira madrugada maduro mae magia magro maio maior
mais mala malha mamao mandioca manga manha manta manteiga manto mao mapa maquina mar maracuja maravilha marca
marco mare marfim margarida margem marido marmore marreco marte martelo mascote massa mata mato medico medida
medo meia meio mel melancia melao melhor melodia memoria menina menino mercado mercurio mes mesa mestre meta
metade metal metro milagre milho mina minuto mirante mistura misture mochila moda modelo moeda moinho mola
moldura molho momento montanha monte moradia morango morar morcego morno morro morte mosca moto mudanca mudar
muito mulher mundo muro musculo museu musica nada nadar namoro nariz nascer nata natal natura natureza nave
navio neblina negocio negro neto netuno neve ninho nivel nobre noite noiva nome norte nota noticia novela novo
noz numero nuvem oasis obra oca oceano oculos oeste oferta oficio oi oleo olhar olho oliveira ombro onca onda
ontem ordem orelha orgulho origem orla orquidea orvalho osso ostra ourico ouro outono outubro ouvir ovelha ovo
paciencia padaria padeiro padre padrinho pagamento pagar pai pais paisagem palacio palavra palco palha palma
palmeira panela pano pao papagaio papel par paraiso pardal parede parque parte passagem passar passarinho
passaro passeio passo pasta pata patio pato pavao pavio paz pe peca pedaco pedra pedreiro pegar peito peixe
pele pena peneira pensar pente pepino pequeno pera perdao perder perfume pergunta perna perola perto peru
pescador pessego pessoa peteca piada piano piao picole pilha pimenta pincel pinha pinheiro pintor pipa pipoca
pirata piscina piso pista planeta plano planta plantar pluma pneu po pobre poco poder poeira poema polvo pomar
pomba ponta ponte ponto porao porco porta porto poste pote pouco povo praca prado praia prata prato prazer
prazo preco prego premio preparo presa presente preto primavera primeiro primo principe pronto prova pulga
pulmao pulo pulseira punho puro quadro quarto queda queijo quente querer quero quieto quintal ra rabo rainha
raio raiz rama ramo rapaz rapido raposa raro rato razao rebanho recado recanto rede refugio regra rei reino
relampago relogio remo renda repouso reserva resto retrato riacho rico rima rio riqueza rir riso ritmo roca
rocha roda rolha roma rosa rosto roupa rua ruga ruido ruim rumo sabado sabao sabedoria saber sabia sabor saco
safra saia saida sair sal sala salada saldo salto samba sandalia sangue santo sapato sapo saturno saudade
saude seco seda sede segredo seguir segunda seguro seiva selo selva semana semente sempre senhor sentir ser
sereia sereno serie serpente serra sertao sexta signo silencio simples sino sirva sitio sobrado sobre sol
soldado solo som sombra sonhar sonho sono sopa sopro sorriso sorte sorvete suave subir suco sul susto taca
talher talo tamanho tambor tampa tapete tarde tarefa tarifa tartaruga tatu taxa tear teatro tecido teia tela
telha telhado tema tempero templo tempo tenda tenis ter terca terno terra terraco tesoura tesouro testa teto
texto tia tigela tigre tijolo tinta tio toalha tocar tom tomar tomate topo toque torre torta total touro
trabalhar trabalho trama tranca tranquilidade tranquilo trem trevo tribo trigo trilha trilho triste troca
tromba trono tropa trovao truta tubarao tucano tulipa tunel turma ultimo unha uniao unico universo urano urso
usar uva vaca vaga vale valente valor vantagem vapor vara varanda vaso vassoura vazio veado vela veleiro velho
veludo venda vender vento venus ver verao verdade verde vereda verifique vermelho verso vestido vez via viagem
viajante viajar vida vidro vila vinagre vinha vinho viola violao vir virtude visao visita vista vitoria viver
vivo vizinho voar volta voltar voo voz vulcao xicara zebra zelo zona
`;
